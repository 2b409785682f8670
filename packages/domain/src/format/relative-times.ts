import { type Locale, languageTag } from '../locale/locales.ts';
import { madeOnce } from './made-once.ts';

const sizes = {
  year: 31_536_000,
  month: 2_592_000,
  week: 604_800,
  day: 86_400,
  hour: 3_600,
  minute: 60,
} as const;

type Unit = keyof typeof sizes;
type Forms = Partial<Record<Intl.LDMLPluralRule, string>>;

interface UnitTexts {
  /** What has a word of its own, by count: yesterday is -1. */
  words: Readonly<Record<number, string>>;
  /** With `{}` for the count. */
  past: Forms;
  future: Forms;
}

/** How a language tells distances in time. The server hands it on: to ask `Intl` keeps a slow phone busy for 40 ms. */
export interface RelativeTimes {
  tag: string;
  now: string;
  units: Readonly<Record<Unit, UnitTexts>>;
}

export const relativeTimesOf = madeOnce((locale: Locale) => readTimes(languageTag(locale)));

const pluralsIn = madeOnce((tag: string) => new Intl.PluralRules(tag));

/** "3 hours ago", "in 2 days", "now": the largest whole unit. */
export function relativeTime(value: Date, now: Date, times: RelativeTimes): string {
  const seconds = (value.getTime() - now.getTime()) / 1000;
  const unit = units.find((name) => Math.abs(seconds) >= sizes[name]);
  if (!unit) return times.now;
  const count = Math.trunc(seconds / sizes[unit]);
  const { words, past, future } = times.units[unit];
  const forms = count < 0 ? past : future;
  const form = forms[pluralsIn(times.tag).select(Math.abs(count))] ?? forms.other ?? '';
  return words[count] ?? form.replace('{}', String(Math.abs(count)));
}

const units = Object.keys(sizes) as Unit[];

function readTimes(tag: string): RelativeTimes {
  const [worded, counted] = (['auto', 'always'] as const).map(
    (numeric) => new Intl.RelativeTimeFormat(tag, { numeric }),
  ) as [Intl.RelativeTimeFormat, Intl.RelativeTimeFormat];
  const samples = samplesOf(tag);
  const forms = (unit: Unit, direction: number): Forms =>
    Object.fromEntries(
      samples.map(([plural, count]) => [plural, pattern(counted.formatToParts(count * direction, unit))]),
    );
  const words = (unit: Unit) =>
    [-2, -1, 1, 2]
      .filter((count) => worded.format(count, unit) !== counted.format(count, unit))
      .map((count) => [count, worded.format(count, unit)]);
  const texts = (unit: Unit): UnitTexts => ({
    words: Object.fromEntries(words(unit)),
    past: forms(unit, -1),
    future: forms(unit, 1),
  });
  return {
    tag,
    now: worded.format(0, 'second'),
    units: Object.fromEntries(units.map((unit) => [unit, texts(unit)])) as Record<Unit, UnitTexts>,
  };
}

/** For each plural of the language a count that has it. */
function samplesOf(tag: string): [Intl.LDMLPluralRule, number][] {
  const counts = Array.from({ length: 200 }, (_, count) => count + 1);
  const found = new Map(counts.toReversed().map((count) => [pluralsIn(tag).select(count), count]));
  return [...found];
}

function pattern(parts: readonly Intl.RelativeTimeFormatPart[]): string {
  return parts.map(({ type, value }) => (type === 'integer' ? '{}' : value)).join('');
}

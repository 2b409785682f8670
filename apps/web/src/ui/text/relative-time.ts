import { madeOnce } from '@marquee/domain/format/made-once.ts';

const formatIn = madeOnce(
  (languageTag: string) => new Intl.RelativeTimeFormat(languageTag, { numeric: 'auto' }),
);

const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "3 hours ago", "in 2 days", "now": the largest whole unit. */
export function relativeTime(value: Date, now: Date, languageTag: string): string {
  const seconds = (value.getTime() - now.getTime()) / 1000;
  const format = formatIn(languageTag);
  const unit = units.find(([, size]) => Math.abs(seconds) >= size);
  return unit ? format.format(Math.trunc(seconds / unit[1]), unit[0]) : format.format(0, 'second');
}

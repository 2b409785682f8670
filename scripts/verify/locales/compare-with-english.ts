import { type Locale, languageTag, scriptOf } from '@marquee/domain/locale/locales.ts';
import { type IcuMessage, readIcuMessage } from './icu-message.ts';

/** Scripts that are written with several sets of letters. */
const lettersOf: Partial<Record<string, RegExp>> = {
  Jpan: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  Kore: /\p{Script=Hangul}/u,
  Hans: /\p{Script=Han}/u,
  Hant: /\p{Script=Han}/u,
};

/** Trade names that stay in Latin letters everywhere. */
const latinNames = new Set(['API', 'SNS', 'ID']);

/** What is missing, strange, broken or still English. */
export function compareWithEnglish(
  locale: Locale,
  source: ReadonlyMap<string, string>,
  target: ReadonlyMap<string, string>,
  loanWords: readonly string[] = [],
): string[] {
  const problems: string[] = [];
  for (const key of target.keys())
    if (!source.has(key)) problems.push(`${locale} ${key}: not a phrase of English`);
  for (const [key, original] of source) {
    const text = target.get(key);
    const found =
      text === undefined || text === ''
        ? ['missing']
        : phraseProblems(locale, key, original, text, loanWords);
    problems.push(...found.map((problem) => `${locale} ${key}: ${problem}`));
  }
  return problems;
}

function phraseProblems(
  locale: Locale,
  key: string,
  original: string,
  text: string,
  loanWords: readonly string[],
): string[] {
  let message: IcuMessage;
  try {
    message = readIcuMessage(text);
  } catch (error) {
    return [`invalid ICU (${error instanceof Error ? error.message : error})`];
  }
  const source = readIcuMessage(original);
  const mayChoose = !filledByHand.test(key);
  const given = [...message.asks].map((ask) =>
    mayChoose && source.asks.has(nameOf(ask)) ? nameOf(ask) : ask,
  );
  const lost = [...source.asks].filter((ask) => !given.includes(ask) && !given.includes(asNumber(ask)));
  const known = new Set([...source.asks, ...[...source.asks].map(asNumber)]);
  const strange = given.filter((ask) => !known.has(ask));
  return [
    ...lost.map((ask) => `lacks {${ask}}`),
    ...strange.map((ask) => `asks for {${ask}}, which English does not`),
    ...message.plurals.flatMap((plural) => pluralProblems(locale, plural)),
    ...(loanWords.includes(text) ? [] : leftovers(locale, original, text, message.words.trim())),
  ];
}

/** Areas whose texts are filled without ICU: only plain `{name}` there. */
const filledByHand = /^(errors|widget)\./;

/** What English only fills in, a language may choose its words by: a number's plural, a brand's gender. */
function nameOf(ask: string): string {
  return ask.replace(/:.*$/, '');
}

/** A count may stand after a colon, where it needs no plural: "Delivered: {count, number}". */
function asNumber(ask: string): string {
  return ask.replace(/:plural$/, ':number');
}

/** Languages whose rules count 0 as one, while their speakers do not: "0 pedidos". */
const zeroIsMany = new Set<Locale>(['pt_BR']);

function pluralProblems(
  locale: Locale,
  { name, type, categories, exact }: IcuMessage['plurals'][number],
): string[] {
  const needed: string[] = new Intl.PluralRules(languageTag(locale), { type }).resolvedOptions()
    .pluralCategories;
  const present = [...categories].sort().join(', ');
  return [
    ...(present === [...needed].sort().join(', ')
      ? []
      : [`plural of {${name}} has ${present}; the language needs ${needed.join(', ')}`]),
    ...(zeroIsMany.has(locale) && !exact.includes('=0') ? [`plural of {${name}} needs =0`] : []),
  ];
}

function leftovers(locale: Locale, original: string, text: string, words: string): string[] {
  if (isEnglish(locale) || !/\p{Letter}/u.test(words)) return [];
  if (text === original) return [`still English: "${text}"`];
  return ownLetters(locale).test(words) || latinNames.has(words) ? [] : [`Latin letters only: "${text}"`];
}

/** British English may say what American English says. */
function isEnglish(locale: Locale): boolean {
  return new Intl.Locale(languageTag(locale)).language === 'en';
}

function ownLetters(locale: Locale): RegExp {
  const script = scriptOf(locale);
  return lettersOf[script] ?? new RegExp(`\\p{Script=${script}}`, 'u');
}

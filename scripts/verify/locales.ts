import { type Locale, languageTag, locales, scriptOf } from '@marquee/domain/locale/locales.ts';

import { loadDemoTexts } from '@marquee/i18n/demo-texts.ts';
import { allPhrases } from '@marquee/i18n/phrases.ts';
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

/** Every language against English; an empty list means that all are complete and well formed. */
export async function checkLocales(): Promise<string[]> {
  const english = await allPhrases('en');
  const problems: string[] = [];
  for (const locale of locales) {
    // The demo's texts contain functions, so the compiler compares them; here only the files must exist.
    const [phrases, loanWords] = await Promise.all([
      allPhrases(locale),
      loadLoanWords(locale),
      loadDemoTexts(locale),
    ]);
    problems.push(...compareWithEnglish(locale, english, phrases, loanWords));
  }
  return problems;
}

/** Phrases that may be the same as in English, or in Latin letters. */
async function loadLoanWords(locale: Locale): Promise<readonly string[]> {
  const { loanWords } = await import(`@marquee/i18n/locales/${locale}/loan-words.ts`);
  return loanWords;
}

export function compareWithEnglish(
  locale: Locale,
  english: object,
  translated: object,
  loanWords: readonly string[] = [],
): string[] {
  const source = flatten(english);
  const target = flatten(translated);
  const problems: string[] = [];
  for (const key of target.keys())
    if (!source.has(key)) problems.push(`${locale} ${key}: not a phrase of English`);
  for (const [key, original] of source) {
    const text = target.get(key);
    const found =
      text === undefined || text === '' ? ['missing'] : phraseProblems(locale, original, text, loanWords);
    problems.push(...found.map((problem) => `${locale} ${key}: ${problem}`));
  }
  return problems;
}

function phraseProblems(
  locale: Locale,
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
  const lost = [...source.asks].filter((ask) => !message.asks.has(ask));
  const strange = [...message.asks].filter((ask) => !source.asks.has(ask));
  return [
    ...lost.map((ask) => `lacks {${ask}}`),
    ...strange.map((ask) => `asks for {${ask}}, which English does not`),
    ...message.plurals.flatMap((plural) => pluralProblems(locale, plural)),
    ...(loanWords.includes(text) ? [] : leftovers(locale, original, text, message.words.trim())),
  ];
}

function pluralProblems(locale: Locale, { name, type, categories }: IcuMessage['plurals'][number]): string[] {
  const needed: string[] = new Intl.PluralRules(languageTag(locale), { type }).resolvedOptions()
    .pluralCategories;
  const present = [...categories].sort().join(', ');
  return present === [...needed].sort().join(', ')
    ? []
    : [`plural of {${name}} has ${present}; the language needs ${needed.join(', ')}`];
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

function flatten(phrases: object, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [name, value] of Object.entries(phrases)) {
    if (typeof value === 'string') flat.set(prefix + name, value);
    else for (const [key, text] of flatten(value ?? {}, `${prefix}${name}.`)) flat.set(key, text);
  }
  return flat;
}

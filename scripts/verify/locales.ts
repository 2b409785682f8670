import { type Locale, languageTag, locales } from '@marquee/domain/locale/locales.ts';
import { allPhrases } from '@marquee/i18n/phrases.ts';
import { type IcuMessage, readIcuMessage } from './icu-message.ts';

/** Words that are truly the same in that language, not left untranslated. */
const sameAsInEnglish: Partial<Record<Locale, readonly string[]>> = {
  de: [
    'Filter',
    'Start',
    'Premium',
    'ID',
    'Status',
    'Name',
    'Link',
    'Details',
    'Portion {number}',
    'optional',
  ],
  es: ['No', 'Premium', 'ID', 'Subtotal', 'Total'],
  fr: [
    'Service',
    'Services',
    'Pages',
    'Description',
    'Premium',
    'ID',
    'Actions',
    'Total',
    'Portions',
    'Publications',
    'Portion {number}',
  ],
  pt_BR: ['Premium', 'ID', 'Subtotal', 'Status', 'Link', 'Total'],
  hi_IN: ['ID'],
  tr: ['Premium'],
  ja: ['ID'],
  ko: ['ID'],
  ru: ['ID'],
  vi: ['ID'],
  zh_CN: ['ID'],
};

const scripts: Partial<Record<Locale, RegExp>> = {
  hi_IN: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  zh_CN: /\p{Script=Han}/u,
};

/** Trade names that stay in Latin letters everywhere. */
const latinNames = new Set(['API', 'SNS', 'ID']);

/** Every language against English; an empty list means that all are complete and well formed. */
export async function checkLocales(): Promise<string[]> {
  const english = await allPhrases('en');
  const problems: string[] = [];
  for (const locale of locales)
    problems.push(...compareWithEnglish(locale, english, await allPhrases(locale)));
  return problems;
}

export function compareWithEnglish(locale: Locale, english: object, translated: object): string[] {
  const source = flatten(english);
  const target = flatten(translated);
  const problems: string[] = [];
  for (const key of target.keys())
    if (!source.has(key)) problems.push(`${locale} ${key}: not a phrase of English`);
  for (const [key, original] of source) {
    const text = target.get(key);
    const found = text === undefined || text === '' ? ['missing'] : phraseProblems(locale, original, text);
    problems.push(...found.map((problem) => `${locale} ${key}: ${problem}`));
  }
  return problems;
}

function phraseProblems(locale: Locale, original: string, text: string): string[] {
  let message: IcuMessage;
  try {
    message = readIcuMessage(text);
  } catch (error) {
    return [`invalid ICU (${error instanceof Error ? error.message : error})`];
  }
  const wanted = readIcuMessage(original);
  const lost = [...wanted.asks].filter((ask) => !message.asks.has(ask));
  const strange = [...message.asks].filter((ask) => !wanted.asks.has(ask));
  return [
    ...lost.map((ask) => `lacks {${ask}}`),
    ...strange.map((ask) => `asks for {${ask}}, which English does not`),
    ...message.plurals.flatMap((plural) => pluralProblems(locale, plural)),
    ...leftovers(locale, original, text, message.words.trim()),
  ];
}

function pluralProblems(locale: Locale, { name, type, categories }: IcuMessage['plurals'][number]): string[] {
  const needed: string[] = new Intl.PluralRules(languageTag(locale), { type }).resolvedOptions()
    .pluralCategories;
  const given = [...categories].sort().join(', ');
  return given === [...needed].sort().join(', ')
    ? []
    : [`plural of {${name}} has ${given}; the language needs ${needed.join(', ')}`];
}

function leftovers(locale: Locale, original: string, text: string, words: string): string[] {
  if (locale === 'en' || !/\p{Letter}/u.test(words)) return [];
  if (text === original && !sameAsInEnglish[locale]?.includes(text)) return [`still English: "${text}"`];
  const script = scripts[locale];
  return script && !script.test(words) && !latinNames.has(words) ? [`Latin letters only: "${text}"`] : [];
}

function flatten(phrases: object, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [name, value] of Object.entries(phrases)) {
    if (typeof value === 'string') flat.set(prefix + name, value);
    else for (const [key, text] of flatten(value ?? {}, `${prefix}${name}.`)) flat.set(key, text);
  }
  return flat;
}

import type { Locale } from '@marquee/domain/locale/locales.ts';

/** A whole number in groups, however they are parted: 1 000, 43.200, 1,23,456. Not 0.125, not 203.0.113.0. */
const grouped = /(?<![\d.,])[1-9]\d{0,2}(?:[ .,\u00a0\u202f]\d{2,3})*[ .,\u00a0\u202f]\d{3}(?!\d)/;

/** Phrases, or all below a name, whose numbers are part of the text. */
const exempt: Readonly<Record<string, string>> = {
  'guides.': 'prose of a shop, as its legal texts are',
  'adminSettings.settings.numbers_by_language.text': 'shows the styles side by side',
};

/** A panel chooses how numbers are written, and a number that stands in a phrase cannot follow. */
export function literalNumberProblems(locale: Locale, texts: ReadonlyMap<string, string>): string[] {
  return [...texts]
    .filter(([key, text]) => grouped.test(text) && !isExempt(key))
    .map(([key, text]) => `${locale} ${key}: number in the text; make it an argument: "${text}"`);
}

function isExempt(key: string): boolean {
  return Object.keys(exempt).some((name) => (name.endsWith('.') ? key.startsWith(name) : key === name));
}

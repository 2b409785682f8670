import type { Locale } from '@marquee/domain/locale/locales.ts';

/** A whole number in groups, however they are parted: 1 000, 43.200, 1,23,456. Not 0.125, not 203.0.113.0. */
const grouped = /(?<![\d.,])[1-9]\d{0,2}(?:[ .,\u00a0\u202f]\d{2,3})*[ .,\u00a0\u202f]\d{3}(?!\d)/;

/** Also a symbol beside what is filled in: its side depends on the language. */
const money = /[$₽€][ \u00a0\u202f]?[\d{]|[\d}][ \u00a0\u202f]?[$₽€]/;

/** Phrases whose numbers are part of the text. */
const exempt: Readonly<Record<string, string>> = {
  'adminSettings.settings.numbers_by_language.text': 'shows the styles side by side',
};

/** A panel chooses how numbers are written, a visitor the currency: what stands in a phrase cannot follow. */
export function literalNumberProblems(locale: Locale, texts: ReadonlyMap<string, string>): string[] {
  return [...texts].flatMap(([key, text]) => {
    if (key in exempt) return [];
    const what = money.test(text) ? 'amount' : grouped.test(text) && 'number';
    return what ? [`${locale} ${key}: ${what} in the text; make it an argument: "${text}"`] : [];
  });
}

import { directionOf, type Locale } from '@marquee/domain/locale/locales.ts';

/**
 * What is filled into a text that is read from the right keeps its own order: `2026-11-18`, `@name`, `-$5.00`. Case
 * names of plurals and choices stand before a brace, too.
 */
export function isolatedValues(phrase: string, locale: Locale): string {
  if (directionOf(locale) === 'ltr') return phrase;
  return phrase.replace(valueOrMoney, '\u2068$&\u2069');
}

const valueOrMoney = /(?<![\w=]\s*)[#@+−-]?\{\w+\}[+%]?|[+−-]?\$\d[\d.,]*\d|[+−-]?\$\d/g;

export function withIsolatedValues<Phrases>(phrases: Phrases, locale: Locale): Phrases {
  if (directionOf(locale) === 'ltr') return phrases;
  const isolate = (part: unknown): unknown => {
    if (typeof part === 'string') return isolatedValues(part, locale);
    return Object.fromEntries(Object.entries(part as object).map(([key, value]) => [key, isolate(value)]));
  };
  return isolate(phrases) as Phrases;
}

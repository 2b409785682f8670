import { defaultLocale, type Locale, languageTag, locales } from './locales.ts';

/** Browsers send a handful of languages; the rest of a longer header is ignored. */
const longestHeader = 500;

/** The locale that a browser's Accept-Language header prefers, or English if we have none of its languages. */
export function negotiateLocale(acceptLanguage: string | undefined): Locale {
  const preferences = (acceptLanguage ?? '')
    .slice(0, longestHeader)
    .split(',')
    .map(parsePreference)
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of preferences) {
    const locale = localeFor(tag);
    if (locale !== undefined) return locale;
  }
  return defaultLocale;
}

function parsePreference(part: string): { tag: string; quality: number } {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const quality = weight === undefined ? 1 : Number(weight);
  return { tag, quality: Number.isNaN(quality) ? 0 : quality };
}

/** `pt-PT` is served in the Portuguese we have. */
function localeFor(tag: string): Locale | undefined {
  const language = primaryLanguage(tag);
  return (
    locales.find((locale) => languageTag(locale).toLowerCase() === tag) ??
    locales.find((locale) => primaryLanguage(languageTag(locale)) === language)
  );
}

function primaryLanguage(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

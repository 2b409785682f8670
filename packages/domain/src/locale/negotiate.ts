import { defaultLocale, type Locale, languageTag, locales } from './locales.ts';

/** Browsers send a handful of languages; a longer header is not worth reading to its end. */
const longestHeader = 500;

/** The locale that a browser's Accept-Language header asks for first, English where we have none of its languages. */
export function negotiateLocale(acceptLanguage: string | undefined): Locale {
  const requests = (acceptLanguage ?? '')
    .slice(0, longestHeader)
    .split(',')
    .map(readWish)
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of requests) {
    const locale = localeFor(tag);
    if (locale !== undefined) return locale;
  }
  return defaultLocale;
}

function readWish(part: string): { tag: string; quality: number } {
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

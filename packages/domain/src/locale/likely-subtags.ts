import { type Locale, languageTag } from './locales.ts';

/** The letters a language is written with: `Latn`, `Deva`, `Jpan`, … (ISO 15924). */
export function scriptOf(locale: Locale): string {
  return likely(locale).script ?? 'Latn';
}

/** For formats that need a country with every language: `de` is `de_DE`, `hi_IN` stays. */
export function localeWithRegion(locale: Locale): string {
  const { language, region } = likely(locale);
  return region ? `${language}_${region}` : language;
}

/** Fills in the script and region that most speakers of the language use. */
function likely(locale: Locale): Intl.Locale {
  return new Intl.Locale(languageTag(locale)).maximize();
}

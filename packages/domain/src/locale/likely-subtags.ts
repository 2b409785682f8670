import { type Locale, languageTag } from './locales.ts';

/** The letters a language is written with: `Latn`, `Deva`, `Jpan`, … (ISO 15924). */
export function scriptOf(locale: Locale): string {
  return likely(locale).script ?? 'Latn';
}

/** For those who want a country with every language: `de` is `de_DE`, `hi_IN` stays. */
export function localeWithRegion(locale: Locale): string {
  const { language, region } = likely(locale);
  return region ? `${language}_${region}` : language;
}

/** What a code leaves out is what most of the language's speakers use; the platform knows it. */
function likely(locale: Locale): Intl.Locale {
  return new Intl.Locale(languageTag(locale)).maximize();
}

import { defaultLocale, type Locale, locales } from '@marquee/domain/locale/locales.ts';
import { loadDemoTexts } from '@marquee/i18n/demo-texts.ts';
import { inAllLocales } from '@marquee/i18n/in-all-locales.ts';

/** All texts of the demo, loaded once with the rest of it. */
export const texts = await inAllLocales(loadDemoTexts);

/** English for the plain columns, and every other language for the `translations` beside them. */
export function translated<T>(textsIn: (locale: Locale) => T): { english: T; translations: string } {
  const others = locales.filter((locale) => locale !== defaultLocale);
  return {
    english: textsIn(defaultLocale),
    translations: JSON.stringify(Object.fromEntries(others.map((locale) => [locale, textsIn(locale)]))),
  };
}

import { type Locale, locales } from '@marquee/domain/locale/locales.ts';

/** The same texts in every language, for what is stored in all of them. */
export async function inAllLocales<T>(
  load: (locale: Locale) => Promise<T>,
): Promise<Readonly<Record<Locale, T>>> {
  const loaded = await Promise.all(locales.map(async (locale) => [locale, await load(locale)] as const));
  return Object.fromEntries(loaded) as Record<Locale, T>;
}

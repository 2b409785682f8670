import type { Locale } from '@marquee/domain/locale/locales.ts';
import { type Area, loadArea, type Phrases } from '@marquee/i18n/phrases.ts';

/** Where the build put the phrases; it changes when any of them does, so they are cached for good. */
declare const __PHRASES__: string;

export async function loadPhrases<Name extends Area>(locale: Locale, area: Name): Promise<Phrases[Name]> {
  if (import.meta.env.SSR || import.meta.env.DEV) return loadArea(locale, area);
  const response = await fetch(`${__PHRASES__}/${locale}/${area}.json`);
  if (!response.ok) throw new Error(`The phrases of ${area} did not load (${response.status})`);
  return response.json();
}

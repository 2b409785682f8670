import type { Locale } from '@marquee/domain/locale/locales.ts';
import { type Area, fileOf, type Phrases } from '@marquee/i18n/phrases.ts';

const folder = '../../../../packages/i18n/locales';
const files = import.meta.glob(['../../../../packages/i18n/locales/*/*.json', '!**/demo-*.json'], {
  import: 'default',
});

/** One area of one language from the bundle of the server, and in development from the sources. */
export async function importPhrases<Name extends Area>(locale: Locale, area: Name): Promise<Phrases[Name]> {
  const load = files[`${folder}/${locale}/${fileOf(area)}`] ?? files[`${folder}/en/${fileOf(area)}`];
  return (await load?.()) as Phrases[Name];
}

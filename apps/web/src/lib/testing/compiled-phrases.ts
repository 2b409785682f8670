import type { Locale } from '@marquee/domain/locale/locales.ts';
import { type Area, areaOf, type Phrases } from '@marquee/i18n/phrases.ts';
import { importPhrases } from '../import-phrases.ts';

const english = import.meta.glob(['../../../../../packages/i18n/locales/en/*.json', '!**/demo-*.json']);

/** Everything that a panel says in one language, compiled as the build compiles it. */
export async function allPhrases(locale: Locale): Promise<Phrases> {
  const areas = Object.keys(english).map((path) => areaOf(path.slice(path.lastIndexOf('/') + 1)) as Area);
  const loaded = areas.map(async (area) => [area, await importPhrases(locale, area)] as const);
  return Object.fromEntries(await Promise.all(loaded)) as Phrases;
}

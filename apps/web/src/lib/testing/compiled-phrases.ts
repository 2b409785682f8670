import type { Locale } from '@marquee/domain/locale/locales.ts';
import { type Area, areaOf, type Phrases, serverAreas } from '@marquee/i18n/phrases.ts';
import { importPhrases } from '../import-phrases.ts';

const english = import.meta.glob(['../../../../../packages/i18n/locales/en/*.json', '!**/demo-*.json']);

/** Every area that browsers know in one language, compiled as the build compiles it. */
export async function allPhrases(locale: Locale): Promise<Partial<Phrases>> {
  const areas = Object.keys(english).map((path) => areaOf(path.slice(path.lastIndexOf('/') + 1)) as Area);
  const loaded = areas
    .filter((area) => !serverAreas.includes(area))
    .map(async (area) => [area, await importPhrases(locale, area)] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

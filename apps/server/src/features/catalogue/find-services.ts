import UFuzzy from '@leeoniya/ufuzzy';
import { fuzzyOptions, searchTexts } from '@marquee/domain/search/search-texts.ts';
import type { LocalizedCatalogue } from './localized-catalogue.ts';
import type { CatalogueService } from './stored-catalogue.ts';

/** Holds nothing of what it searched: safe for all panels. */
export const fuzzy = new UFuzzy(fuzzyOptions);

/** Every service that the words mean, restricted ones included: who asks narrows them to his list. */
export async function findServices(
  catalogue: LocalizedCatalogue,
  query: string,
): Promise<Set<CatalogueService>> {
  const { services } = catalogue.stored;
  const indexes = searchTexts(await catalogue.searchTexts(), query, fuzzy);
  return new Set(indexes.flatMap((index) => services[index] ?? []));
}

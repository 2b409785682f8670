import UFuzzy from '@leeoniya/ufuzzy';
import { fuzzyOptions } from '@marquee/domain/search/search-texts.ts';
import type { LocalizedCatalogue } from '../stored/localized-catalogue.ts';
import type { CatalogueService } from '../stored/stored-catalogue.ts';

/** Holds nothing of what it searched: safe for all panels. */
export const fuzzy = new UFuzzy(fuzzyOptions);

/** Whether the words mean a service, restricted ones included: who asks narrows them to his list. */
export async function findServices(
  catalogue: LocalizedCatalogue,
  query: string,
): Promise<(service: CatalogueService) => boolean> {
  const found = (await catalogue.searchTexts()).search(query, fuzzy);
  return ({ index }) => found[index] === 1;
}

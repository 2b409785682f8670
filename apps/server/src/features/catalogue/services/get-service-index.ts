import { packCards } from '@marquee/contract/card-columns.ts';
import type { ServiceCard } from '@marquee/contract/catalogue/catalogue-entities.ts';
import type { getServiceIndex as endpoint } from '@marquee/contract/catalogue/service-index.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import type { Prepared } from '../../../platform/http/answers/prepared.ts';
import { inSlices } from '../../../platform/process/in-slices.ts';
import { localizedCatalogue } from '../stored/catalogue.data.ts';
import type { LocalizedCatalogue } from '../stored/localized-catalogue.ts';
import type { CatalogueService } from '../stored/stored-catalogue.ts';

/** The whole list, column by column, for browsers that search and sort it themselves. */
export async function getServiceIndex(ctx: Context): Promise<Prepared<Answer<typeof endpoint>>> {
  const catalogue = await localizedCatalogue(ctx);
  return catalogue.document('index', () => indexText(catalogue, catalogue.sorted('popularity')));
}

async function indexText(
  catalogue: LocalizedCatalogue,
  services: readonly CatalogueService[],
): Promise<string> {
  const cards: ServiceCard[] = [];
  await inSlices(services, (service) => void cards.push(catalogue.card(service)));
  const texts: string[] = [];
  // Serialising a column is one long call, so the event loop gets its turn after each.
  const writeColumn = ([name, cells]: [string, () => unknown[]]) =>
    void texts.push(`${JSON.stringify(name)}:${JSON.stringify(cells())}`);
  await inSlices(Object.entries(packCards(cards)), writeColumn, 1);
  return `{"data":{${texts.join(',')}}}`;
}

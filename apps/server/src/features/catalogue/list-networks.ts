import type { listNetworks as networksEndpoint } from '@marquee/contract/catalogue/catalogue.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import type { Prepared } from '../../platform/http/answers/prepared.ts';
import { localizedCatalogue } from './stored/catalogue.data.ts';

export async function listNetworks(ctx: Context): Promise<Prepared<Answer<typeof networksEndpoint>>> {
  const catalogue = await localizedCatalogue(ctx);
  return catalogue.answer(['networks'], () => ({ data: [...catalogue.networks] }));
}

import type { Answer } from '@marquee/contract/endpoint.ts';
import type { listSubscriptionNetworks as endpoint } from '@marquee/contract/subscriptions.ts';
import type { Context } from '../../platform/context.ts';
import { localizedCatalogue } from '../catalogue/index.ts';
import { offeredServices } from './offered-services.ts';

export async function listNetworks(ctx: Context): Promise<Answer<typeof endpoint>> {
  const { networkById } = await localizedCatalogue(ctx);
  const offered = new Set((await offeredServices(ctx)).map(({ network }) => network.id));
  return { data: [...networkById].flatMap(([id, network]) => (offered.has(id) ? [network] : [])) };
}

import type { Answer } from '@marquee/contract/endpoint.ts';
import type {
  listSubscriptionNetworks as endpoint,
  SubscriptionView,
} from '@marquee/contract/ordering/subscriptions.ts';
import type { Context } from '../../platform/context.ts';
import { localizedCatalogue } from '../catalogue/index.ts';
import { offeredServices } from './offered-services.ts';

export async function listNetworks(ctx: Context): Promise<Answer<typeof endpoint>> {
  const { networkById } = await localizedCatalogue(ctx);
  const offered = new Set((await offeredServices(ctx)).map(({ network }) => network.id));
  return { data: [...networkById].flatMap(([id, network]) => (offered.has(id) ? [network] : [])) };
}

type NetworkBrief = SubscriptionView['network'];

/** In the caller's language; networks that are no longer shown are read from the table. */
export async function networkBriefs(
  ctx: Context,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, NetworkBrief>> {
  const { networkById } = await localizedCatalogue(ctx);
  const briefs = new Map<bigint, NetworkBrief>();
  const hidden: bigint[] = [];
  for (const id of ids) {
    const network = networkById.get(id);
    if (network)
      briefs.set(id, { id: network.id, name: network.name, icon: network.icon, color: network.color });
    else hidden.push(id);
  }
  if (hidden.length === 0) return briefs;
  const rows = await ctx.db
    .selectFrom('network')
    .select(['id', 'name', 'icon', 'color'])
    .where('panel_id', '=', ctx.panel.id)
    .where('id', 'in', hidden)
    .execute();
  for (const { id, ...row } of rows) briefs.set(id, { id: Number(id), ...row });
  return briefs;
}

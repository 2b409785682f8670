import type { listBoughtTogether as boughtTogetherEndpoint } from '@marquee/contract/catalogue/catalogue.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { localizedCatalogue } from '../stored/catalogue.data.ts';

const maxBoughtTogether = 6;

export async function listBoughtTogether(ctx: Context, serviceId: number): Promise<Answer<typeof boughtTogetherEndpoint>> {
  const catalogue = await localizedCatalogue(ctx);
  const service = catalogue.stored.byId.get(BigInt(serviceId)) ?? refuse('not_found');
  const pairs = await ctx.db
    .selectFrom('service_pair')
    .select('other_id')
    .where('panel_id', '=', ctx.panel.id)
    .where('service_id', '=', service.row.id)
    .orderBy('buyers_count', 'desc')
    .orderBy('other_id')
    .limit(maxBoughtTogether * 4)
    .execute();
  const others = pairs
    .flatMap(({ other_id }) => catalogue.stored.byId.get(other_id) ?? [])
    .filter(({ row }) => !row.is_deactivated && !row.restricted_access);
  return { data: others.slice(0, maxBoughtTogether).map((other) => catalogue.card(other)) };
}

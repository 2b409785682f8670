import type { listProviderCalls as endpoint } from '@marquee/contract/console/providers.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { keyedPage } from '../../../platform/console/keyed-page.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { findProvider } from '../provider.ts';

/** The newest first, about whichever order. */
export async function listProviderCalls(
  ctx: Context,
  providerId: bigint,
  { after, limit }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  if (!(await findProvider(ctx, providerId))) refuse('not_found');
  const rows = await ctx.db
    .selectFrom('provider_call')
    .select([
      'id',
      'order_id',
      'action',
      'request',
      'answer',
      'answer_status',
      'failure',
      'took_ms',
      'created_at',
    ])
    .where('panel_id', '=', ctx.panel.id)
    .where('provider_id', '=', providerId)
    .$if(after !== undefined, (query) => query.where('id', '<', BigInt(after ?? 0)))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  const data = page.rows.map(({ id, order_id, created_at, ...words }) => ({
    ...words,
    id: Number(id),
    order_id: order_id === null ? null : Number(order_id),
    created_at: created_at.toISOString(),
  }));
  return { data, next: page.next };
}

import type { listProviderCalls as endpoint } from '@marquee/contract/console/providers.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { keyedPage } from '../../../platform/console/keyed-page.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { findProvider } from '../../providers/index.ts';

export async function listProviderCalls(
  ctx: Context,
  providerId: bigint,
  { after, limit }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  if (!(await findProvider(ctx, providerId))) refuse('not_found');
  const rows = await ctx.db
    .selectFrom('dispatch_attempt')
    .select(['id', 'order_id', 'outcome', 'message', 'created_at'])
    .where('panel_id', '=', ctx.panel.id)
    .where('provider_id', '=', providerId)
    .$if(after !== undefined, (query) => query.where('id', '<', BigInt(after ?? 0)))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  const data = page.rows.map((row) => ({
    id: Number(row.id),
    order_id: Number(row.order_id),
    outcome: row.outcome,
    message: row.message,
    created_at: row.created_at.toISOString(),
  }));
  return { data, next: page.next };
}

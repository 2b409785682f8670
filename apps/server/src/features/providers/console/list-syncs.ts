import type { ProviderSync } from '@marquee/contract/console/providers.ts';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { findProvider } from '../provider.ts';

const shown = 50;
const rejectedRows = z.array(z.object({ number: z.string(), reason: z.string() }));

export async function listSyncs(ctx: Context, providerId: bigint): Promise<ProviderSync[]> {
  if (!(await findProvider(ctx, providerId))) refuse('not_found');
  const rows = await ctx.db
    .selectFrom('provider_sync')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('provider_id', '=', providerId)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  return rows.map(({ panel_id: _, provider_id: __, started_at: ___, ...row }) => ({
    ...row,
    id: Number(row.id),
    ended_at: row.ended_at.toISOString(),
    rejected_rows: rejectedRows.parse(row.rejected_rows).map(({ number, reason }) => ({
      number: number.slice(0, 100),
      reason: reason.slice(0, 60),
    })),
  }));
}

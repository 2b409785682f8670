import type { RejectedRow } from '../../../adapters/providers/service-list.ts';
import type { Context } from '../../../platform/context.ts';
import { notifyOperators } from '../../notifications/index.ts';
import type { Provider } from '../provider.ts';

export interface SyncResult {
  refusal: 'empty' | 'shrunken' | 'failed' | 'held' | null;
  offered: number;
  /** Rows of the list that cannot be used. */
  rejected: number;
  added: number;
  vanished: number;
  repriced: number;
  /** Offers that wait for a person. */
  held: number;
}

export interface SyncOutcome {
  result: SyncResult;
  rejectedRows?: readonly Pick<RejectedRow, 'number' | 'reason'>[];
  news?: { newlyHeld: number; newlyOffSale: number; followed: number };
}

export const nothing: SyncResult = {
  refusal: null,
  offered: 0,
  rejected: 0,
  added: 0,
  vanished: 0,
  repriced: 0,
  held: 0,
};

const keptRows = 200;

/** Keeps what the sync did, and tells operators once per sync what is new in it. */
export async function storeOutcome(
  ctx: Context,
  provider: Provider,
  { result, rejectedRows = [], news }: SyncOutcome,
  startedAt: Date,
): Promise<void> {
  const own = { panel_id: ctx.panel.id, provider_id: provider.id };
  const last = await ctx.db
    .selectFrom('provider_sync')
    .select(['refusal', 'rejected'])
    .where('panel_id', '=', own.panel_id)
    .where('provider_id', '=', own.provider_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  await ctx.db
    .insertInto('provider_sync')
    .values({
      ...own,
      ...result,
      rejected_rows: JSON.stringify(rejectedRows.slice(0, keptRows)),
      started_at: startedAt,
      ended_at: ctx.clock.now(),
    })
    .execute();
  const { name } = provider;
  if (result.refusal === 'shrunken' || result.refusal === 'empty') {
    const isNews = last !== undefined && last.refusal !== result.refusal;
    if (isNews)
      await notifyOperators(ctx, 'providers.manage', {
        kind: 'provider-shrunken',
        provider: name,
        listed: result.offered,
      });
  }
  const rejected = result.refusal === null && result.rejected > (last?.rejected ?? 0) ? result.rejected : 0;
  const { newlyHeld = 0, newlyOffSale = 0, followed = 0 } = news ?? {};
  if (newlyHeld + newlyOffSale + followed + rejected === 0) return;
  await notifyOperators(ctx, 'providers.manage', {
    kind: 'provider-changed',
    provider: name,
    held: newlyHeld,
    offSale: newlyOffSale,
    followed,
    rejected,
  });
}

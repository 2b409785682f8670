import type { ClosingBlocker } from '@marquee/contract/account/account-data.ts';
import type { Context } from '../../platform/context.ts';
import { type Listener, on } from '../../platform/events/events.ts';
import { accountClosing, type DataKinds, personalDataRequested } from '../accounts/index.ts';

const ofAccount = (ctx: Context, accountId: bigint) =>
  ctx.db.selectFrom('drip_feed').where('panel_id', '=', ctx.panel.id).where('account_id', '=', accountId);

async function blockWhileRunning(
  ctx: Context,
  { accountId, blockers }: { accountId: bigint; blockers: ClosingBlocker[] },
): Promise<void> {
  const { count } = await ofAccount(ctx, accountId)
    .where('status', '=', 'in_processing')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  if (count > 0n) blockers.push({ reason: 'drip-feeds', count: Number(count) });
}

async function addDripFeeds(
  ctx: Context,
  { accountId, kinds }: { accountId: bigint; kinds: DataKinds },
): Promise<void> {
  kinds.set('drip-feeds', async function* () {
    const rows = await ofAccount(ctx, accountId).selectAll().orderBy('id').execute();
    for (const row of rows)
      yield {
        id: Number(row.id),
        service_id: Number(row.service_id),
        link: row.link,
        status: row.status,
        mode: row.mode,
        runs: row.runs,
        minutes_between_runs: row.minutes_between_runs,
        total_quantity: String(row.total_quantity),
        created_at: row.created_at.toISOString(),
        ended_at: row.ended_at?.toISOString() ?? null,
      };
  });
}

export const personalDataListeners: readonly Listener[] = [
  on(accountClosing, blockWhileRunning),
  on(personalDataRequested, addDripFeeds),
];

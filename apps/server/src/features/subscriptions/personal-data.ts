import type { ClosingBlocker } from '@marquee/contract/account/account-data.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DataKinds } from '../accounts/index.ts';

interface Input {
  accountId: bigint;
}

const ofAccount = (ctx: Context, accountId: bigint) =>
  ctx.db.selectFrom('subscription').where('panel_id', '=', ctx.panel.id).where('account_id', '=', accountId);

export async function refuseClosing(
  ctx: Context,
  { accountId, blockers }: Input & { blockers: ClosingBlocker[] },
): Promise<void> {
  const { count } = await ofAccount(ctx, accountId)
    .where('status', '=', 'in_processing')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  if (count > 0n) blockers.push({ reason: 'subscriptions', count: Number(count) });
}

export async function addSubscriptionData(
  ctx: Context,
  { accountId, kinds }: Input & { kinds: DataKinds },
): Promise<void> {
  kinds.set('subscriptions', async function* () {
    const rows = await ofAccount(ctx, accountId)
      .select(['id', 'name', 'link', 'status', 'contents_limit', 'contents_count', 'created_at', 'ended_at'])
      .orderBy('id')
      .execute();
    for (const { id, created_at, ended_at, ...row } of rows)
      yield {
        id: Number(id),
        ...row,
        created_at: created_at.toISOString(),
        ended_at: ended_at?.toISOString() ?? null,
      };
  });
}

/** The watched channels and the publications found are erased. */
export async function forgetSubscriptions(tx: Context, { accountId }: Input): Promise<void> {
  await tx.db
    .updateTable('subscription_publication')
    .set({ key: sql`id::text`, link: '', title: '' })
    .where('panel_id', '=', tx.panel.id)
    .where('subscription_id', 'in', ofAccount(tx, accountId).select('id'))
    .execute();
  await tx.db
    .updateTable('subscription')
    .set({ name: '—', link: '', list_address: null, card_id: null })
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .execute();
}

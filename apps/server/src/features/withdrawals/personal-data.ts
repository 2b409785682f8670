import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { type Listener, on } from '../../platform/events/events.ts';
import { accountClosed, type DataKinds, onStrangerLeft, personalDataRequested } from '../accounts/index.ts';

async function addWithdrawals(
  ctx: Context,
  { accountId, kinds }: { accountId: bigint; kinds: DataKinds },
): Promise<void> {
  kinds.set('withdrawals', async function* () {
    const rows = await ctx.db
      .selectFrom('withdrawal')
      .selectAll()
      .where('panel_id', '=', ctx.panel.id)
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    for (const row of rows)
      yield {
        id: Number(row.id),
        amount: formatMoney(money(row.amount)),
        fee: formatMoney(money(row.fee)),
        account_number: row.account_number,
        comment: row.user_comment,
        status: row.status,
        payout_reference: row.payout_reference,
        created_at: row.created_at.toISOString(),
        ended_at: row.ended_at?.toISOString() ?? null,
      };
  });
}

/** No withdrawal is open any more. The payout's reference stays for the books. */
async function forgetReceiver(tx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  await tx.db
    .updateTable('withdrawal')
    .set({ account_number: '—', user_comment: '' })
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .execute();
}

export const personalDataListeners: readonly Listener[] = [
  on(personalDataRequested, addWithdrawals),
  on(accountClosed, forgetReceiver),
  onStrangerLeft(forgetReceiver),
];

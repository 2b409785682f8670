import { defaultLocale, isLocale } from '@marquee/domain/locale/locales.ts';
import { money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { findAccount } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { methodName } from './withdrawal-method.ts';
import { withdrawalRows } from './withdrawal-view.ts';

/** Tells the customer what staff decided, in the transaction of the decision. */
export async function notifyEnded(tx: Context, withdrawalId: bigint): Promise<void> {
  const row = await withdrawalRows(tx).where('withdrawal.id', '=', withdrawalId).executeTakeFirstOrThrow();
  const account = await findAccount(tx, row.account_id);
  const locale = account && isLocale(account.locale) ? account.locale : defaultLocale;
  const about = { withdrawalId, amount: money(row.amount), method: methodName(row, locale) };
  if (row.status === 'paid')
    await notify(tx, row.account_id, {
      kind: 'withdrawal-paid',
      ...about,
      payout: money(row.amount - row.fee),
      account: row.account_number,
      reference: row.payout_reference ?? '',
    });
  else
    await notify(tx, row.account_id, {
      kind: 'withdrawal-rejected',
      ...about,
      reason: row.reject_reason ?? '',
    });
}

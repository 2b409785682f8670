import { zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { findAccount, freezeAccount, isGuestAccount, settleFreeze } from '../../accounts/index.ts';
import { walletBalances } from '../../ledger/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Invoice } from '../invoice.ts';
import { endRefund } from './end-refund.ts';
import { settleReversals } from './settle-reversals.ts';

/** The gateway reports how much it has refunded in all: what is left on the balance is taken, what was spent is owed. */
export async function takeRefund(tx: Context, invoice: Invoice, { units }: { units: bigint }): Promise<void> {
  if (units === invoice.charge_amount) await endRefund(tx, invoice);
  if (units <= invoice.reported_refund_units) return;
  await tx.db
    .updateTable('invoice')
    .set({ reported_refund_units: units })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', invoice.id)
    .execute();
  const amount = await settleReversals(tx, { ...invoice, reported_refund_units: units });
  await freezeOwingGuest(tx, invoice);
  if (amount > zero)
    await notify(tx, invoice.account_id, { kind: 'payment-refunded', invoiceId: invoice.id, amount });
}

/** Until it owes nothing, a guest's account takes no orders and nobody takes it over: the debt may be a stranger's. */
async function freezeOwingGuest(tx: Context, { id, account_id: accountId }: Invoice): Promise<void> {
  const account = await findAccount(tx, accountId);
  if (!account || !isGuestAccount(account)) return;
  if ((await walletBalances(tx, { customerId: accountId })).owed === zero) return;
  const debt = { accountId, cause: 'debt', reference: String(id) } as const;
  await freezeAccount(tx, { ...debt, reason: `payment ${id} was refunded after it was spent` });
  await settleFreeze(tx, debt);
}

import { add, money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import {
  clearingAccount,
  creditWallet,
  customerAccount,
  houseAccount,
  postTransaction,
} from '../../ledger/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Invoice } from '../invoice.ts';
import { invoiceReference, invoiceSettled } from '../invoice-events.ts';

/** Posts credit, fee and bonuses in one transaction with the invoice's state. The caller has locked the invoice. */
export async function creditInvoice(
  tx: Context,
  invoice: Invoice,
  payment: { paymentRef: string | null },
): Promise<void> {
  const { id, account_id: customerId, method_id: methodId } = invoice;
  await lockOrders(tx, invoice);
  await tx.db
    .updateTable('invoice')
    .set({
      status: 'paid',
      review_reason: null,
      payment_ref: payment.paymentRef,
      paid_at: tx.clock.now(),
      ended_at: null,
    })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', id)
    .execute();

  const ref = { type: 'invoice', id } as const;
  const [from, cash] = [clearingAccount(methodId), customerAccount(customerId, 'cash')];
  const postings = [
    { from, to: cash, amount: money(invoice.amount) },
    { from, to: cash, amount: money(invoice.surplus) },
    { from, to: houseAccount('fee_income'), amount: money(invoice.fee) },
  ];
  await postTransaction(tx, {
    type: 'invoiced',
    key: `invoice:${id}`,
    ref,
    postings: postings.filter(({ amount }) => amount > zero),
  });
  const bonus = money(invoice.method_bonus);
  if (bonus > zero)
    await creditWallet(tx, { type: 'bonus', key: `bonus:invoice:${id}`, ref, customerId, amount: bonus });
  const couponBonus = money(invoice.coupon_bonus);
  if (couponBonus > zero) {
    const key = `coupon:${invoice.coupon_id}:invoice:${id}`;
    await creditWallet(tx, { type: 'coupon', key, ref, customerId, amount: couponBonus });
  }
  await tx.events.emit(tx, invoiceSettled, {
    ...invoiceReference(invoice),
    amount: money(invoice.amount),
  });
  await notify(tx, customerId, {
    kind: 'payment-received',
    invoiceId: id,
    amount: add(money(invoice.amount), money(invoice.surplus)),
  });
}

/**
 * Locks the orders that the money will pay before the wallet it goes to, in the same order as paying an order
 * does. Done here because the orders feature is notified only after the money is credited.
 */
async function lockOrders(
  { db, panel }: Context,
  { purpose, purpose_id }: Pick<Invoice, 'purpose' | 'purpose_id'>,
): Promise<void> {
  if (purpose !== 'orders') return;
  await db
    .selectFrom('customer_order')
    .select('id')
    .where('panel_id', '=', panel.id)
    .where('group_id', '=', purpose_id)
    .where('status', '=', 'unpaid')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

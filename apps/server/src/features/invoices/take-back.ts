import { add, money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { freezeAccount } from '../accounts/index.ts';
import {
  chargeBack,
  clearingAccount,
  houseAccount,
  postTransaction,
  takeBackBonus,
} from '../ledger/index.ts';
import { notify } from '../notifications/index.ts';
import type { Invoice } from './invoice.ts';
import { about, invoiceReversed } from './invoice-events.ts';

interface Reversal {
  news: 'refunded' | 'disputed';
  /** False when the money never reached the customer, or went back already. */
  takesMoney: boolean;
  paymentRef: string | null;
}

/** The gateway gave the money back: what is left of it goes, what was spent is owed. A dispute also freezes. */
export async function takeBack(tx: Context, invoice: Invoice, reversal: Reversal): Promise<void> {
  await tx.db
    .updateTable('invoice')
    .set({
      status: reversal.news,
      review_reason: null,
      ended_at: tx.clock.now(),
      payment_ref: invoice.payment_ref ?? reversal.paymentRef,
    })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', invoice.id)
    .execute();
  if (reversal.takesMoney) await takeMoney(tx, invoice);
  if (reversal.news === 'disputed') {
    await freezeAccount(tx, {
      accountId: invoice.account_id,
      reason: `payment ${invoice.id} was disputed`,
    });
  }
  if (invoice.paid_at === null) return;
  const amount = add(money(invoice.amount), money(invoice.surplus));
  await tx.events.emit(tx, invoiceReversed, { ...about(invoice), amount, why: reversal.news });
  if (reversal.news === 'refunded')
    await notify(tx, invoice.account_id, { kind: 'payment-refunded', invoiceId: invoice.id, amount });
}

async function takeMoney(tx: Context, invoice: Invoice): Promise<void> {
  const { id: invoiceId, account_id: customerId, method_id: methodId } = invoice;
  const amount = add(money(invoice.amount), money(invoice.surplus));
  await chargeBack(tx, { customerId, invoiceId, methodId, amount });
  if (invoice.fee > 0n) {
    await postTransaction(tx, {
      type: 'chargeback',
      key: `chargeback:fee:${invoiceId}`,
      ref: { type: 'invoice', id: invoiceId },
      postings: [
        { from: houseAccount('fee_income'), to: clearingAccount(methodId), amount: money(invoice.fee) },
      ],
    });
  }
  const bonuses = [
    ['bonus', money(invoice.method_bonus)],
    ['coupon', money(invoice.coupon_bonus)],
  ] as const;
  for (const [cause, bonus] of bonuses)
    if (bonus > zero) await takeBackBonus(tx, { customerId, invoiceId, cause, amount: bonus });
}

import { add, type Money, money } from '@marquee/domain/money/money.ts';
import { methodBonus, paymentFee } from '@marquee/domain/pricing/payment-method.ts';
import type { Context } from '../../../platform/context.ts';
import { openInvoice } from '../../invoices/index.ts';
import { findCard } from '../../linked-cards/index.ts';
import { paymentProblem } from '../../payment-methods/index.ts';
import { cardMethod } from '../../quotes/index.ts';
import type { CardProblem } from './place-publication.ts';

interface Charge {
  accountId: bigint;
  subscriptionId: bigint;
  groupId: bigint;
  cardId: bigint;
  /** What its unpaid orders cost. */
  amount: Money;
}

/** A new invoice for orders that stand unpaid, to be charged to another card. Runs in the caller's transaction. */
export async function chargePublicationAgain(
  tx: Context,
  { accountId, subscriptionId, groupId, cardId, amount }: Charge,
): Promise<{ invoiceId: bigint } | CardProblem> {
  const card = await findCard(tx, { cardId, accountId });
  const method = card && (await cardMethod(tx, cardId));
  if (!card || !method) return { problem: 'card_unusable', needed: amount };
  const field = 'recurring_payments_method_id';
  const fee = paymentFee(amount, method.terms);
  const bill = { isRestricted: false, amount: add(amount, fee), mayBeFree: false };
  const [found] = paymentProblem(tx, field, method, bill);
  if (found?.code === 'too_small') return { problem: 'card_too_small', needed: amount };
  if (found) return { problem: found.code === 'too_big' ? 'card_too_big' : 'card_unusable', needed: amount };
  const { id } = await openInvoice(tx, {
    accountId,
    methodId: card.method_id,
    cardId,
    purpose: 'orders',
    purposeId: groupId,
    amount: money(amount),
    fee,
    methodBonus: methodBonus(amount, method.terms),
    successPath: `/subscriptions/${subscriptionId}`,
    cancelPath: `/subscriptions/${subscriptionId}`,
  });
  return { invoiceId: id };
}

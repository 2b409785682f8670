import type { CardCharge } from '@marquee/contract/ordering/quotes.ts';
import { add, formatMoney, zero } from '@marquee/domain/money/money.ts';
import { ppmToFraction } from '@marquee/domain/money/ratio.ts';
import type { Charge } from '@marquee/domain/payments/charge-amount.ts';
import type { Context } from '../../platform/context.ts';
import { findCard } from '../linked-cards/index.ts';
import { chargeForInvoice, findStoredMethod } from '../payment-methods/index.ts';
import type { CheckoutPrice } from './price-checkout.ts';

type Price = Pick<CheckoutPrice, 'total' | 'fee' | 'feePpm' | 'method'>;

/** What is charged for a price: the balance exactly, a gateway in whole cents of its currency. */
export async function priceCharge(ctx: Context, price: Price, cardId: bigint | undefined): Promise<Charge> {
  const { total } = price;
  const gateway = cardId === undefined ? price.method : await cardGateway(ctx, cardId);
  if (!gateway || gateway.flow === 'balance' || total === zero)
    return { currency: 'USD', units: total, rate: null, surplus: zero };
  return chargeForInvoice(ctx, gateway, total);
}

/** Null where no card pays. */
export async function priceCardCharge(
  ctx: Context,
  price: Price,
  cardId: bigint | undefined,
): Promise<CardCharge | null> {
  if (cardId === undefined || !price.method) return null;
  const { surplus } = await priceCharge(ctx, price, cardId);
  return {
    fee: formatMoney(price.fee),
    fee_percent: ppmToFraction(price.feePpm),
    surplus: formatMoney(surplus),
    total: formatMoney(add(price.total, surplus)),
  };
}

/** The gateway that stores the card. Its terms may come from the method for all cards, its currency does not. */
async function cardGateway(ctx: Context, cardId: bigint) {
  if (ctx.actor.kind !== 'user') return undefined;
  const card = await findCard(ctx, { cardId, accountId: ctx.actor.accountId });
  return card && findStoredMethod(ctx, card.method_id);
}

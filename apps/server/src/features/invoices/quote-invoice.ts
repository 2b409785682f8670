import type { InvoiceQuote } from '@marquee/contract/money/invoices.ts';
import { add, formatMoney, type Money, money, smaller, zero } from '@marquee/domain/money/money.ts';
import { ppmToFraction } from '@marquee/domain/money/ratio.ts';
import { fieldCodes, paymentRefusal } from '@marquee/domain/payments/payment-rules.ts';
import { type AddFundsQuote, addFundsQuote } from '@marquee/domain/pricing/add-funds-quote.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { type Coupon, findCoupon } from '../coupons/index.ts';
import {
  chargeForInvoice,
  chargeView,
  findPaymentMethod,
  type PaymentMethod,
} from '../payment-methods/index.ts';

export interface QuoteRequest {
  amount: Money;
  methodId: bigint;
  couponCode: string | undefined;
}

interface PricedInvoice {
  method: PaymentMethod;
  coupon: Coupon | undefined;
  quote: AddFundsQuote;
}

/** Shared by the quote on screen and the invoice that is opened. */
export async function priceInvoice(ctx: Context, request: QuoteRequest): Promise<PricedInvoice> {
  const method =
    (await findPaymentMethod(ctx, request.methodId, 'add_funds')) ??
    refuse('invalid_input', { fields: [{ field: 'payment_method_id', code: 'invalid' }] });
  checkLimits(method, request.amount);
  const coupon = request.couponCode ? await findCoupon(ctx, request.couponCode) : undefined;
  return { method, coupon, quote: addFundsQuote(request.amount, method.terms, coupon?.terms) };
}

export async function quoteInvoice(ctx: Context, request: QuoteRequest): Promise<InvoiceQuote> {
  const { method, coupon, quote } = await priceInvoice(ctx, request);
  const charge = await chargeForInvoice(ctx, method, quote.total);
  // A coupon that gives nothing here is treated as none: the form says so.
  const effectiveTerms = quote.couponBonus > zero ? coupon?.terms : undefined;
  return {
    original_amount: formatMoney(quote.amount),
    fee: formatMoney(quote.fee),
    fee_percent: ppmToFraction(method.terms.feePpm),
    total_amount: formatMoney(quote.total),
    charge: chargeView(charge),
    surplus: formatMoney(charge.surplus),
    coupon_bonus: formatMoney(quote.couponBonus),
    coupon_bonus_percentage:
      effectiveTerms?.calculation === 'percent' ? ppmToFraction(effectiveTerms.ratePpm) : 0,
    coupon_bonus_type: effectiveTerms?.type ?? null,
    coupon_bonus_amount_calculation_type: effectiveTerms?.calculation ?? null,
    payment_method_bonus: formatMoney(quote.methodBonus),
    payment_method_bonus_percent: ppmToFraction(quote.methodBonusPpm),
    total_bonus: formatMoney(quote.bonus),
    to_be_credited: formatMoney(add(quote.credited, charge.surplus)),
  };
}

/** The limit for every method: a hundred million dollars is a typing error. */
const largestAmount = money(10_000_000_000_000_000n);

function checkLimits(method: PaymentMethod, amount: Money): void {
  const way = { ...method, maxAmount: smaller(method.maxAmount ?? largestAmount, largestAmount) };
  const bill = { isRestricted: false, hasAccount: true, amount, mayBeFree: false };
  const refusal = paymentRefusal(way, bill);
  if (!refusal) return;
  const values = 'limit' in refusal ? { values: { limit: formatMoney(refusal.limit) } } : {};
  refuse('invalid_input', { fields: [{ field: 'amount', code: fieldCodes[refusal.reason], ...values }] });
}

import type { InvoiceQuote } from '@marquee/contract/money/invoices.ts';
import type { CouponTerms } from '@marquee/domain/coupons/coupon.ts';
import { type CouponProblem, couponProblemAt } from '@marquee/domain/coupons/coupon-problem.ts';
import { add, formatMoney, type Money, money, smaller } from '@marquee/domain/money/money.ts';
import { ppmToFraction } from '@marquee/domain/money/ratio.ts';
import { fieldCodes, paymentRefusal } from '@marquee/domain/payments/payment-rules.ts';
import { type AddFundsQuote, addFundsQuote } from '@marquee/domain/pricing/add-funds-quote.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { type Coupon, couponProblemView, findCoupon } from '../coupons/index.ts';
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
  couponTerms: CouponTerms | undefined;
  couponProblem: CouponProblem | undefined;
  quote: AddFundsQuote;
}

/** Shared by the quote on screen and the invoice that is opened. */
export async function priceInvoice(ctx: Context, request: QuoteRequest): Promise<PricedInvoice> {
  const method =
    (await findPaymentMethod(ctx, request.methodId, 'add_funds')) ??
    refuse('invalid_input', { fields: [{ field: 'payment_method_id', code: 'invalid' }] });
  checkLimits(method, request.amount);
  const { coupon, problem } = await findCoupon(ctx, request.couponCode);
  const couponProblem = problem ?? (coupon && couponProblemHere(coupon, request.amount));
  // A coupon that gives nothing here is treated as none: the form says why.
  const couponTerms = couponProblem ? undefined : coupon?.terms;
  const quote = addFundsQuote(request.amount, method.terms, couponTerms);
  return { method, couponTerms, couponProblem, quote };
}

export async function quoteInvoice(ctx: Context, request: QuoteRequest): Promise<InvoiceQuote> {
  const { method, couponTerms, couponProblem, quote } = await priceInvoice(ctx, request);
  const charge = await chargeForInvoice(ctx, method, quote.total);
  return {
    original_amount: formatMoney(quote.amount),
    fee: formatMoney(quote.fee),
    fee_percent: ppmToFraction(method.terms.feePpm),
    total_amount: formatMoney(quote.total),
    charge: chargeView(charge),
    surplus: formatMoney(charge.surplus),
    coupon_bonus: formatMoney(quote.couponBonus),
    coupon_bonus_percentage: couponTerms?.calculation === 'percent' ? ppmToFraction(couponTerms.ratePpm) : 0,
    coupon_bonus_type: couponTerms?.type ?? null,
    coupon_bonus_amount_calculation_type: couponTerms?.calculation ?? null,
    coupon_problem: couponProblem ? couponProblemView(couponProblem) : null,
    payment_method_bonus: formatMoney(quote.methodBonus),
    payment_method_bonus_percent: ppmToFraction(quote.methodBonusPpm),
    total_bonus: formatMoney(quote.bonus),
    to_be_credited: formatMoney(add(quote.credited, charge.surplus)),
  };
}

function couponProblemHere({ terms, serviceIds }: Coupon, amount: Money): CouponProblem | undefined {
  const services = serviceIds === null ? 'any' : 'elsewhere';
  return couponProblemAt(terms, { isTopUp: true, amount, services });
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

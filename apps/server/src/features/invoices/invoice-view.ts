import type { InvoiceView } from '@marquee/contract/money/invoices.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { add, formatMoney, money } from '@marquee/domain/money/money.ts';
import type { PaymentMethod } from '../payment-methods/index.ts';
import { type Invoice, invoiceTotal } from './invoice.ts';
import { invoiceCharge } from './payment-step.ts';

export function invoiceView(invoice: Invoice, method: PaymentMethod, locale: Locale): InvoiceView {
  return {
    id: Number(invoice.id),
    status: invoice.status,
    purpose: invoice.purpose,
    payment_method: {
      id: Number(method.id),
      name: method.texts(locale).name,
      icon: method.icon,
      strategy: method.strategy,
    },
    amount: formatMoney(money(invoice.amount)),
    fee: formatMoney(money(invoice.fee)),
    surplus: formatMoney(money(invoice.surplus)),
    total_amount: formatMoney(invoiceTotal(invoice)),
    total_bonus: formatMoney(add(money(invoice.method_bonus), money(invoice.coupon_bonus))),
    refunded_amount: formatMoney(money(invoice.reversed_amount)),
    charge: invoiceCharge(invoice),
    review_reason: invoice.review_reason,
    created_at: invoice.created_at.toISOString(),
    expires_at: invoice.expires_at.toISOString(),
    paid_at: invoice.paid_at?.toISOString() ?? null,
  };
}

import type { GatewayCharge } from '@marquee/contract/charge.ts';
import type { PaymentStepView } from '@marquee/contract/money/invoices.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { formatDecimal } from '@marquee/domain/money/decimal.ts';
import type { ExchangeRate } from '@marquee/domain/money/exchange.ts';
import { chargeCurrencies } from '@marquee/domain/payments/charge-amount.ts';
import { chargeView, type PaymentMethod } from '../payment-methods/index.ts';
import type { Invoice } from './invoice.ts';

/** What the payer does next. */
export type PaymentStep = { invoice: Invoice; method: PaymentMethod } & (
  | { kind: 'redirect'; url: string }
  | { kind: 'qr_code'; code: string }
  | { kind: 'message'; accountNumber: string; code: string | null }
  | { kind: 'paid' }
  | { kind: 'over' }
);

/** As it was fixed when the invoice was opened. */
export function invoiceCharge(
  invoice: Pick<Invoice, 'charge_currency' | 'charge_amount' | 'exchange_rate'>,
): GatewayCharge {
  const currency = chargeCurrencies.find((known) => known === invoice.charge_currency) ?? 'USD';
  const rate = invoice.exchange_rate as ExchangeRate | null;
  return chargeView({ currency, units: invoice.charge_amount, rate });
}

export function paymentStepView(step: PaymentStep, locale: Locale): PaymentStepView {
  const { invoice, method } = step;
  const text = method.texts(locale);
  return {
    invoice_id: Number(invoice.id),
    strategy: method.strategy,
    status: invoice.status,
    redirect_url: step.kind === 'redirect' ? step.url : null,
    qr_code: step.kind === 'qr_code' || step.kind === 'message' ? step.code : null,
    payment_message:
      step.kind === 'message'
        ? {
            method_name: text.name,
            account_number: step.accountNumber,
            comment: transferNote(invoice),
            instructions: text.additional_information,
            is_user_comment: method.takesComment,
          }
        : null,
    charge: invoiceCharge(invoice),
    expires_at: invoice.expires_at.toISOString(),
  };
}

/** What the payer writes in a manual transfer so that it can be matched. */
function transferNote({ id }: Pick<Invoice, 'id'>): string {
  return `INV-${id}`;
}

/** A method's template with this invoice's amount, number and account filled in. */
export function qrText(template: string, invoice: Invoice, accountNumber: string): string {
  const values: Record<string, string> = {
    amount: formatDecimal(invoice.charge_amount, 8, 2),
    invoice: transferNote(invoice),
    account: accountNumber,
  };
  return template
    .replace(/\{(amount|invoice|account)\}/g, (_, name: string) => values[name] ?? '')
    .slice(0, 1000);
}

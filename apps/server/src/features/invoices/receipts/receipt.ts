import type { Answer } from '@marquee/contract/endpoint.ts';
import type { getReceipt } from '@marquee/contract/money/invoices.ts';
import { add, formatMoney, money } from '@marquee/domain/money/money.ts';
import { translator } from '@marquee/i18n/translator.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { type Account, findAccount, shownEmail } from '../../accounts/index.ts';
import { panelOrigin } from '../../panels/index.ts';
import { getSettings } from '../../settings/index.ts';
import { invoiceTotal, refundedTotal } from '../invoice.ts';
import { findOwnInvoice } from '../own-invoices.ts';
import { invoiceCharge } from '../payment-step.ts';

export type Receipt = Answer<typeof getReceipt>['data'];

/** For any payment that was made, even if it was refunded later. */
export async function loadReceipt(
  ctx: Context,
  key: { invoiceId: bigint; accountId: bigint },
): Promise<Receipt> {
  const { invoice, method } = await findOwnInvoice(ctx, key);
  if (invoice.paid_at === null) return refuse('not_found');
  const [account, settings, origin, t] = await Promise.all([
    findAccount(ctx, key.accountId),
    getSettings(ctx),
    panelOrigin(ctx),
    translator(ctx.locale),
  ]);
  return {
    number: `${ctx.panel.slug.slice(0, 30).toUpperCase()}-${String(invoice.id).padStart(6, '0')}`,
    paid_at: invoice.paid_at.toISOString(),
    status: invoice.status,
    seller: { name: settings.panelName, lines: [new URL(origin).host] },
    buyer: account ? buyer(account, (vat) => t('payments.receipt.vat', { vat })) : { name: '', lines: [] },
    payment_method: method.texts(ctx.locale).name,
    payment_reference: invoice.payment_ref,
    purpose: invoice.purpose,
    amount: formatMoney(money(invoice.amount)),
    fee: formatMoney(money(invoice.fee)),
    surplus: formatMoney(money(invoice.surplus)),
    total: formatMoney(invoiceTotal(invoice)),
    bonus: formatMoney(add(money(invoice.method_bonus), money(invoice.coupon_bonus))),
    refunded: formatMoney(refundedTotal(invoice)),
    charge: invoiceCharge(invoice),
  };
}

function buyer(account: Account, vatLine: (vat: string) => string): Receipt['buyer'] {
  const isCompany = account.account_type === 'company' && account.company_name !== null;
  const lines = [
    isCompany ? account.name : null,
    shownEmail(account),
    account.company_address,
    account.vat === null ? null : vatLine(account.vat),
  ];
  return {
    name: (isCompany ? account.company_name : account.name) ?? account.name,
    lines: lines.filter((line): line is string => line !== null && line !== ''),
  };
}

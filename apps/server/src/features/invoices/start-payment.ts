import { isLocale } from '@marquee/domain/locale/locales.ts';
import { translator } from '@marquee/i18n/translator.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { panelOrigin } from '../panels/index.ts';
import { findStoredMethod, gatewayFor, type PaymentMethod } from '../payment-methods/index.ts';
import { getSettings } from '../settings/index.ts';
import { findInvoice, type Invoice } from './invoice.ts';
import { type PaymentStep, qrText } from './payment-step.ts';
import { returnUrl } from './safe-path.ts';
import { mapGatewayErrors } from './settling/map-gateway-errors.ts';

/** Outside any transaction and safe to repeat: the gateway is asked once, later calls get the stored URL. */
export async function startPayment(ctx: Context, invoiceId: bigint): Promise<PaymentStep> {
  const invoice = (await findInvoice(ctx, invoiceId)) ?? refuse('not_found');
  const method = (await findStoredMethod(ctx, invoice.method_id)) ?? refuse('not_found');
  if (invoice.status === 'paid') return { kind: 'paid', invoice, method };
  // A linked card's bank decides; a payment page would take the money twice.
  if (invoice.status !== 'open' || invoice.card_id !== null) return { kind: 'over', invoice, method };
  const accountNumber = method.accountNumber ?? '';
  const code = method.qrTemplate === null ? null : qrText(method.qrTemplate, invoice, accountNumber);
  if (method.flow === 'qr_code') return { kind: 'qr_code', code: code ?? accountNumber, invoice, method };
  if (method.flow === 'message') return { kind: 'message', accountNumber, code, invoice, method };
  const url = invoice.gateway_url ?? (await startAtGateway(ctx, invoice, method));
  return { kind: 'redirect', url, invoice, method };
}

async function startAtGateway(ctx: Context, invoice: Invoice, method: PaymentMethod): Promise<string> {
  const gateway = (await gatewayFor(ctx, method)) ?? refuse('wrong_state');
  const origin = await panelOrigin(ctx);
  const started = await mapGatewayErrors(
    gateway.start({
      panelId: ctx.panel.id,
      invoiceId: invoice.id,
      accountId: invoice.account_id,
      currency: method.chargeCurrency,
      units: invoice.charge_amount,
      title: await paymentTitle(ctx, invoice),
      email: invoice.email ?? undefined,
      locale: invoice.locale,
      successUrl: returnUrl(origin, invoice.success_path, invoice.id),
      cancelUrl: returnUrl(origin, invoice.cancel_path, invoice.id),
      webhookUrl: `${origin}/webhooks/payments/${method.id}`,
      createdAt: invoice.created_at,
      expiresAt: invoice.expires_at,
    }),
  );
  const { numUpdatedRows } = await ctx.db
    .updateTable('invoice')
    .set({ gateway_ref: started.ref, gateway_url: started.url })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', invoice.id)
    .where('gateway_ref', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 1n) return started.url;
  // Another call was first: only its page is known here, so nobody gets to see a second one.
  const { gateway_url } = (await findInvoice(ctx, invoice.id)) ?? refuse('not_found');
  return gateway_url ?? refuse('wrong_state');
}

/** What the payer reads on the gateway's page and on the card's statement. */
export async function paymentTitle(
  ctx: Context,
  { purpose, locale }: Pick<Invoice, 'purpose' | 'locale'>,
): Promise<string> {
  const [{ panelName: panel }, t] = await Promise.all([
    getSettings(ctx),
    translator(isLocale(locale) ? locale : 'en'),
  ]);
  return t(purpose === 'orders' ? 'payments.orderTitle' : 'payments.title', { panel });
}

import type { Selectable } from 'kysely';
import { z } from 'zod';
import { type CardReport, idsFromText, type PaymentReport } from '../../adapters/payments/gateway.ts';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { refuse } from '../../platform/errors.ts';

export type SandboxPayment = Selectable<DB['sandbox_payment']>;

export type SandboxNews = 'paid' | 'failed' | 'refunded' | 'disputed' | 'card_linked';

/** Finds a payment by the token in the page's URL. Not found when the sandbox is off. */
export async function sandboxPaymentByToken(ctx: Context, token: string): Promise<SandboxPayment> {
  if (!ctx.environment.sandboxPayments) return refuse('not_found');
  const row = await ctx.db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('token', '=', token)
    .executeTakeFirst();
  return row ?? refuse('not_found');
}

/** Derived from the installation's key: each method of each panel has its own. */
export function sandboxSecret(ctx: Pick<Context, 'keys' | 'panel'>, methodId: bigint): Uint8Array {
  return ctx.keys.derive(`sandbox-payments:${ctx.panel.id}:${methodId}`);
}

/** The wire format of the sandbox: what its webhooks say. */
export const sandboxEvent = z.object({
  id: z.string().min(1).max(200),
  news: z.enum(['paid', 'failed', 'refunded', 'disputed', 'card_linked']),
  payment: z.object({
    id: z.string().max(40),
    reference: z.string().max(200),
    account: z.string().max(40),
    panel: z.string().max(40),
    currency: z.string().max(10).nullable(),
    units: z
      .string()
      .regex(/^\d{1,19}$/)
      .nullable(),
    card: z.string().max(60).nullable(),
  }),
});
type SandboxEvent = z.output<typeof sandboxEvent>;

export function toSandboxEvent(payment: SandboxPayment, news: SandboxNews): SandboxEvent {
  return {
    id: `${payment.id}:${news}`,
    news,
    payment: {
      id: String(payment.id),
      reference: payment.reference,
      account: payment.account_ref,
      panel: String(payment.panel_id),
      currency: payment.currency,
      units: payment.amount === null ? null : String(payment.amount),
      card: payment.card,
    },
  };
}

export function toReport({ id, news, payment }: SandboxEvent): PaymentReport | CardReport {
  if (news === 'card_linked') return cardReport(id, payment);
  const report: PaymentReport = {
    news,
    eventId: id,
    gatewayRef: payment.id,
    paymentRef: payment.id,
    ids: idsFromText({ panel: payment.panel, invoice: payment.reference, account: payment.account }),
    currency: payment.currency ?? '',
    units: BigInt(payment.units ?? 0),
  };
  return report;
}

function cardReport(eventId: string, { id, card, account }: SandboxEvent['payment']): CardReport {
  const isExpired = card === 'expired';
  return {
    news: 'card_linked',
    eventId,
    setupRef: id,
    customer: account,
    card: `${card ?? 'good'}:${id}`,
    brand: 'visa',
    lastDigits: card === 'declined' ? '0002' : '4242',
    expires: isExpired ? { year: 2025, month: 1 } : { year: 2040, month: 12 },
  };
}

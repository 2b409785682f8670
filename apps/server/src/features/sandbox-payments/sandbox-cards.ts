import type { CardGateway, Started } from '../../adapters/payments/gateway.ts';
import type { Context } from '../../platform/context.ts';
import type { NewPayment } from './sandbox-gateway.ts';
import { toReport, toSandboxEvent } from './sandbox-payment.ts';

/** Cards of the sandbox: one works, one is always declined, one has expired. */
export function sandboxCards(
  ctx: Context,
  methodId: bigint,
  open: (values: NewPayment) => Promise<Started>,
): CardGateway {
  return {
    start: (setup) =>
      open({
        kind: 'card',
        reference: String(setup.cardId),
        account_ref: String(setup.accountId),
        success_path: new URL(setup.successUrl).pathname + new URL(setup.successUrl).search,
        cancel_path: new URL(setup.cancelUrl).pathname + new URL(setup.cancelUrl).search,
        created_at: setup.createdAt,
        expires_at: setup.expiresAt,
      }),
    look: async (setupRef) => {
      const row = await ctx.db
        .selectFrom('sandbox_payment')
        .selectAll()
        .where('panel_id', '=', ctx.panel.id)
        .where('method_id', '=', methodId)
        .where('id', '=', BigInt(setupRef))
        .executeTakeFirst();
      if (row?.kind !== 'card' || row.status !== 'paid') return undefined;
      const report = toReport(toSandboxEvent(row, 'card_linked'));
      return report.news === 'card_linked' ? report : undefined;
    },
    charge: async (charge) => {
      const isGood = charge.card.startsWith('good:');
      const { panelId, invoiceId, accountId, currency, units } = charge;
      const now = ctx.clock.now();
      const { ref } = await open({
        kind: 'payment',
        reference: String(invoiceId),
        account_ref: String(accountId),
        currency,
        amount: units,
        status: isGood ? 'paid' : 'failed',
        success_path: '/',
        cancel_path: '/',
        created_at: now,
        expires_at: now,
      });
      return {
        result: isGood ? 'paid' : 'declined',
        report: {
          news: isGood ? 'paid' : 'failed',
          eventId: `${ref}:${isGood ? 'paid' : 'failed'}`,
          gatewayRef: ref,
          paymentRef: ref,
          ids: { panelId, invoiceId, accountId },
          currency,
          units,
        },
      };
    },
    forget: async () => undefined,
  };
}

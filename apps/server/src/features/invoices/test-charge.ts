import type { TestCharge } from '@marquee/contract/console/payment-methods.ts';
import { formatMoney, larger, money } from '@marquee/domain/money/money.ts';
import { paymentFee } from '@marquee/domain/pricing/payment-method.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { requireOutgoing } from '../../platform/restore/outgoing.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { findAccount, shownEmail } from '../accounts/index.ts';
import { findStoredMethod, gatewayFor } from '../payment-methods/index.ts';
import { findInvoice } from './invoice.ts';
import { openInvoice } from './open-invoice.ts';
import { startPayment } from './start-payment.ts';

const smallest = money(100_000_000n);

/**
 * A real payment with a method, as a customer would make it, to the account of the one who tests. The method may be
 * off: it is tried before anybody else can choose it.
 */
export async function startTestCharge(ctx: Context, methodId: bigint): Promise<TestCharge> {
  const { accountId } = signedIn(ctx);
  await requireOutgoing(ctx);
  const method = (await findStoredMethod(ctx, methodId)) ?? refuse('not_found');
  if (method.flow !== 'redirect' || !(await gatewayFor(ctx, method))) return refuse('wrong_state');
  const amount = larger(method.minAmount, smallest);
  const account = await findAccount(ctx, accountId);
  const email = account && shownEmail(account);
  const { id } = await inTransaction(ctx, async (tx) => {
    const opened = await openInvoice(tx, {
      accountId,
      methodId,
      purpose: 'add_funds',
      amount,
      fee: paymentFee(amount, method.terms),
      // Nobody earns a bonus by testing.
      methodBonus: money(0n),
      successPath: '/add-funds/success',
      cancelPath: '/add-funds/error',
      ...(email ? { email } : {}),
    });
    await recordAudit(tx, {
      action: 'payment-methods.test',
      subjectType: 'payment-method',
      subjectId: methodId,
      after: { invoice_id: opened.id, amount: formatMoney(amount) },
    });
    return opened;
  });
  await startPayment(ctx, id);
  return getTestCharge(ctx, id);
}

/** Only of the caller's own invoices: a test is followed by the one who makes it. */
export async function getTestCharge(ctx: Context, invoiceId: bigint): Promise<TestCharge> {
  const invoice = await findInvoice(ctx, invoiceId);
  if (invoice?.account_id !== signedIn(ctx).accountId) return refuse('not_found');
  const [events, credited] = await Promise.all([
    ctx.db
      .selectFrom('payment_event')
      .select(['source', 'kind', 'verdict', 'received_at'])
      .where('panel_id', '=', ctx.panel.id)
      .where('invoice_id', '=', invoiceId)
      .orderBy('received_at')
      .limit(50)
      .execute(),
    ctx.db
      .selectFrom('ledger_txn')
      .select('id')
      .where('panel_id', '=', ctx.panel.id)
      .where('ref_type', '=', 'invoice')
      .where('ref_id', '=', invoiceId)
      .orderBy('id')
      .executeTakeFirst(),
  ]);
  return {
    invoice_id: Number(invoice.id),
    status: invoice.status,
    amount: formatMoney(money(invoice.amount)),
    payment_url: invoice.gateway_url,
    events: events.map(({ received_at, ...event }) => ({
      ...event,
      received_at: received_at.toISOString(),
    })),
    transaction_id: credited ? Number(credited.id) : null,
    review_reason: invoice.review_reason,
  };
}

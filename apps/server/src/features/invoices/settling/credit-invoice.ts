import { add, money, zero } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { clearingAccount, customerAccount, houseAccount, postTransactions } from '../../ledger/index.ts';
import { notifyAll } from '../../notifications/index.ts';
import type { Invoice } from '../invoice.ts';
import { invoiceReference, invoiceSettled } from '../invoice-events.ts';

interface Credit {
  invoice: Invoice;
  paymentRef: string | null;
}

/** Posts credit, fee and bonuses in one transaction with the invoice's state. The caller has locked the invoice. */
export function creditInvoice(
  tx: Context,
  invoice: Invoice,
  { paymentRef }: { paymentRef: string | null },
): Promise<void> {
  return creditInvoices(tx, [{ invoice, paymentRef }]);
}

/** The same for several, each written by the statements that write all of them. */
export async function creditInvoices(tx: Context, credits: readonly Credit[]): Promise<void> {
  const invoices = credits.map(({ invoice }) => invoice);
  await lockOrders(tx, invoices);
  await markPaid(tx, credits);
  await postTransactions(tx, invoices.flatMap(creditTransactions));
  await tx.events.emitAll(
    tx,
    invoiceSettled,
    invoices.map((invoice) => ({ ...invoiceReference(invoice), amount: money(invoice.amount) })),
  );
  await notifyAll(
    tx,
    invoices.map((invoice) => ({
      accountId: invoice.account_id,
      notice: {
        kind: 'payment-received',
        invoiceId: invoice.id,
        amount: add(money(invoice.amount), money(invoice.surplus)),
      },
    })),
  );
}

async function markPaid({ db, panel, clock }: Context, credits: readonly Credit[]): Promise<void> {
  const ids = credits.map(({ invoice }) => invoice.id);
  const refs = credits.map(({ paymentRef }) => paymentRef);
  await sql`
    update invoice set status = 'paid', review_reason = null, payment_ref = credit.payment_ref,
           paid_at = ${clock.now()}, ended_at = null
      from unnest(${ids}::bigint[], ${refs}::text[]) as credit (id, payment_ref)
     where invoice.panel_id = ${panel.id} and invoice.id = credit.id`.execute(db);
}

/** The payment itself with its fee, then each bonus under a key of its own. */
function creditTransactions(invoice: Invoice) {
  const { id, account_id: customerId, method_id: methodId } = invoice;
  const ref = { type: 'invoice', id } as const;
  const [from, cash] = [clearingAccount(methodId), customerAccount(customerId, 'cash')];
  const bonus = customerAccount(customerId, 'bonus');
  const transactions = [
    {
      type: 'invoiced' as const,
      key: `invoice:${id}`,
      ref,
      postings: [
        { from, to: cash, amount: money(invoice.amount) },
        { from, to: cash, amount: money(invoice.surplus) },
        { from, to: houseAccount('fee_income'), amount: money(invoice.fee) },
      ],
    },
    {
      type: 'bonus' as const,
      key: `bonus:invoice:${id}`,
      ref,
      postings: [{ from: houseAccount('bonus_cost'), to: bonus, amount: money(invoice.method_bonus) }],
    },
    {
      type: 'coupon' as const,
      key: `coupon:${invoice.coupon_id}:invoice:${id}`,
      ref,
      postings: [{ from: houseAccount('coupon_cost'), to: bonus, amount: money(invoice.coupon_bonus) }],
    },
  ];
  return transactions.flatMap((transaction) => {
    const postings = transaction.postings.filter(({ amount }) => amount > zero);
    return postings.length > 0 || transaction.type === 'invoiced' ? { ...transaction, postings } : [];
  });
}

/**
 * Locks the orders that the money will pay before the wallets it goes to, in the same order as paying an order
 * does. Done here because the orders feature is notified only after the money is credited.
 */
async function lockOrders({ db, panel }: Context, invoices: readonly Invoice[]): Promise<void> {
  const groupIds = invoices.flatMap(({ purpose, purpose_id }) =>
    purpose === 'orders' && purpose_id !== null ? purpose_id : [],
  );
  if (groupIds.length === 0) return;
  await db
    .selectFrom('customer_order')
    .select('id')
    .where('panel_id', '=', panel.id)
    .where('group_id', 'in', groupIds)
    .where('status', '=', 'unpaid')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

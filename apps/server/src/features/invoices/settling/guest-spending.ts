import { add, larger, type Money, money, zero } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Invoice } from '../invoice.ts';

interface GroupFigures {
  charged: bigint;
  refunded: bigint;
  running: bigint;
}

/** Queried here, as the orders feature knows nothing about guests. */
async function loadGroupFigures({ db, panel }: Context, { purpose_id }: Invoice): Promise<GroupFigures> {
  const { rows } = await sql<GroupFigures>`
    select coalesce(sum(charged_cash), 0)::bigint as charged, coalesce(sum(refunded_cash), 0)::bigint as refunded,
           count(*) filter (where status not in ('unpaid', 'completed', 'canceled')) as running
      from customer_order where panel_id = ${panel.id} and group_id = ${purpose_id}`.execute(db);
  return rows[0] ?? { charged: 0n, refunded: 0n, running: 0n };
}

/** Records how much cash is spent on the orders that `settle` pays. */
export async function recordGuestSpending(
  tx: Context,
  invoice: Invoice,
  settle: () => Promise<void>,
): Promise<void> {
  const before = await loadGroupFigures(tx, invoice);
  await settle();
  const after = await loadGroupFigures(tx, invoice);
  await tx.db
    .updateTable('invoice')
    .set({ guest_spent: after.charged - before.charged })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', invoice.id)
    .execute();
}

/**
 * The part of a reversed amount that a guest's payment spent and that was not refunded. The panel loses it, not
 * the owner of the address. What the payment left on the account is taken first.
 */
export async function guestShare(tx: Context, invoice: Invoice, amount: Money): Promise<Money> {
  if (invoice.guest_spent === null) return zero;
  const { refunded } = await loadGroupFigures(tx, invoice);
  const spent = larger(money(invoice.guest_spent - refunded), zero);
  const credited = add(money(invoice.amount), money(invoice.surplus));
  const left = larger(money(credited - spent - invoice.reversed_amount), zero);
  return larger(money(amount - left), zero);
}

/** Whether orders paid by the guest still run: refunds from them must not be spent meanwhile. */
export async function hasRunningGuestOrders(tx: Context, invoice: Invoice): Promise<boolean> {
  return (await loadGroupFigures(tx, invoice)).running > 0n;
}

import { type LossShare, lossOfPayment, spreadLoss } from '@marquee/domain/earning/spread-loss.ts';
import { type Money, money, subtract, sum, zero } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { owedForInvoice, walletBalances } from '../ledger/index.ts';
import { lockLosses } from './lock-losses.ts';
import { orderLossesChanged } from './order-losses-changed.ts';

interface ReversedInvoice {
  invoiceId: bigint;
  accountId: bigint;
  /** The order group of an invoice for orders. */
  purposeId: bigint | null;
}

/**
 * What a reversed payment leaves owed was spent on orders and not kept: it is counted against them, those of its own
 * checkout first, then the newest. A dispute that was won takes it off again.
 */
export async function recordLosses(tx: Context, invoice: ReversedInvoice): Promise<void> {
  const { invoiceId, accountId } = invoice;
  await lockLosses(tx, accountId);
  const shares = await sharesOf(tx, invoiceId);
  const counted = sum(shares.map(({ amount }) => amount));
  const loss = lossOfPayment(
    {
      forPayment: await owedForInvoice(tx, invoiceId),
      inAll: (await walletBalances(tx, { customerId: accountId })).owed,
    },
    { forPayment: counted, inAll: await countedInAll(tx, accountId) },
  );
  if (loss === counted) return;
  const changed =
    loss > counted
      ? await addShares(tx, invoice, subtract(loss, counted))
      : await removeShares(tx, invoice, { shares, amount: subtract(counted, loss) });
  await tx.events.emit(tx, orderLossesChanged, {
    orderIds: changed.map(({ orderId }) => orderId),
    reason: `payment ${invoiceId} was ${loss > counted ? 'reversed' : 'restored'}`,
  });
}

async function countedInAll({ db, panel }: Context, accountId: bigint): Promise<Money> {
  const { rows } = await sql<{ counted: bigint }>`
    select coalesce(sum(lost.amount), 0)::bigint as counted
      from order_loss as lost
      join invoice on invoice.panel_id = lost.panel_id and invoice.id = lost.invoice_id
     where lost.panel_id = ${panel.id} and invoice.panel_id = ${panel.id}
       and invoice.account_id = ${accountId}`.execute(db);
  return money(rows[0]?.counted ?? 0n);
}

async function sharesOf({ db, panel }: Context, invoiceId: bigint): Promise<LossShare[]> {
  const rows = await db
    .selectFrom('order_loss')
    .select(['order_id', 'amount'])
    .where('panel_id', '=', panel.id)
    .where('invoice_id', '=', invoiceId)
    .orderBy('order_id')
    .execute();
  return rows.map(({ order_id, amount }) => ({ orderId: order_id, amount: money(amount) }));
}

/** Nobody disputes more orders at once. */
const mostOrders = 1000;

async function addShares(
  { db, panel }: Context,
  { invoiceId, accountId, purposeId }: ReversedInvoice,
  loss: Money,
): Promise<LossShare[]> {
  const { rows } = await sql<{ order_id: bigint; room: bigint }>`
    select id as order_id, charged_cash - refunded_cash - coalesce((
             select sum(amount) from order_loss as lost
              where lost.panel_id = ordered.panel_id and lost.order_id = ordered.id), 0)::bigint as room
      from customer_order as ordered
     where panel_id = ${panel.id} and account_id = ${accountId} and charged_cash > refunded_cash
     order by group_id = ${purposeId ?? 0n} desc, id desc limit ${mostOrders}`.execute(db);
  const shares = spreadLoss(
    loss,
    rows.map(({ order_id, room }) => ({ orderId: order_id, amount: money(room) })),
  );
  for (const { orderId, amount } of shares)
    await sql`
      insert into order_loss as known (panel_id, invoice_id, order_id, amount)
      values (${panel.id}, ${invoiceId}, ${orderId}, ${amount})
      on conflict (panel_id, invoice_id, order_id) do update set amount = known.amount + excluded.amount`.execute(
      db,
    );
  return shares;
}

async function removeShares(
  { db, panel }: Context,
  { invoiceId }: ReversedInvoice,
  { shares, amount }: { shares: readonly LossShare[]; amount: Money },
): Promise<LossShare[]> {
  const returned = spreadLoss(amount, shares);
  const before = new Map(shares.map((share) => [share.orderId, share.amount]));
  for (const share of returned) {
    const rest = subtract(before.get(share.orderId) ?? zero, share.amount);
    const row = (order: bigint) =>
      sql`panel_id = ${panel.id} and invoice_id = ${invoiceId} and order_id = ${order}`;
    if (rest > zero)
      await sql`update order_loss set amount = ${rest} where ${row(share.orderId)}`.execute(db);
    else await sql`delete from order_loss where ${row(share.orderId)}`.execute(db);
  }
  return returned;
}

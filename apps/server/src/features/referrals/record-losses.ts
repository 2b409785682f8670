import { type Money, money, subtract, sum, zero } from '@marquee/domain/money/money.ts';
import { type LossShare, spreadLoss } from '@marquee/domain/referrals/loss-shares.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { owedForInvoice } from '../ledger/index.ts';
import { lockReferred } from './lock-referred.ts';
import { settleReward } from './settle-reward.ts';

interface ReversedInvoice {
  invoiceId: bigint;
  accountId: bigint;
  /** The order group of an invoice for orders. */
  purposeId: bigint | null;
}

/**
 * What a reversed payment leaves owed was spent on orders and not kept: it is counted against them, those of its own
 * checkout first, then the newest, and their rewards follow. A dispute that was won takes it off again.
 */
export async function recordLosses(tx: Context, invoice: ReversedInvoice): Promise<void> {
  const { invoiceId, accountId } = invoice;
  if (!(await bringsRewards(tx, accountId))) return;
  await lockReferred(tx, accountId);
  const shares = await sharesOf(tx, invoiceId);
  const counted = sum(shares.map(({ amount }) => amount));
  const owed = await owedForInvoice(tx, invoiceId);
  const changed =
    owed > counted
      ? await addShares(tx, invoice, subtract(owed, counted))
      : await removeShares(tx, invoice, { shares, amount: subtract(counted, owed) });
  const reason = `payment ${invoiceId} was ${owed > counted ? 'reversed' : 'restored'}`;
  for (const { orderId } of changed) await settleReward(tx, orderId, { reason });
}

/** Most customers came by themselves: then there is nothing to count. */
async function bringsRewards({ db, panel }: Context, accountId: bigint): Promise<boolean> {
  const { rows } = await sql<{ brings: boolean }>`
    select exists (select from account where panel_id = ${panel.id} and id = ${accountId}
                      and referrer_id is not null)
        or exists (select from referral_reward where panel_id = ${panel.id} and referred_id = ${accountId})
           as brings`.execute(db);
  return rows[0]?.brings ?? false;
}

async function sharesOf({ db, panel }: Context, invoiceId: bigint): Promise<LossShare[]> {
  const rows = await db
    .selectFrom('referral_loss')
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
             select sum(amount) from referral_loss as lost
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
      insert into referral_loss as known (panel_id, invoice_id, order_id, amount)
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
      await sql`update referral_loss set amount = ${rest} where ${row(share.orderId)}`.execute(db);
    else await sql`delete from referral_loss where ${row(share.orderId)}`.execute(db);
  }
  return returned;
}

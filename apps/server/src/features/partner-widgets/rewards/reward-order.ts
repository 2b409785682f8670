import { type Money, money } from '@marquee/domain/money/money.ts';
import { type Ppm, ppm } from '@marquee/domain/money/ratio.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** An order that came through a partner's widget, with what is known of its reward. */
export interface RewardOrder {
  orderId: bigint;
  buyerId: bigint;
  widgetId: bigint;
  partnerId: bigint;
  share: Ppm;
  usedPartnersDevice: boolean;
  hasEnded: boolean;
  /** The cash part of what was charged and not refunded. */
  kept: Money;
  reversed: Money;
  status: 'waiting' | 'held' | 'paid' | 'refused' | 'reversed' | null;
  amount: Money;
}

type Chosen = { orderIds: readonly bigint[] } | { groupId: bigint } | { buyerId: bigint };

/** Oldest first, but a buyer's newest first: the last purchases are those that the missing money paid. */
export async function rewardOrders(tx: Context, chosen: Chosen): Promise<RewardOrder[]> {
  const condition = meant(chosen);
  // Whoever settles or decides a reward holds its order, so what is read next stands still.
  if (!('orderIds' in chosen)) await lockOrders(tx, condition);
  const direction = 'buyerId' in chosen ? sql`desc` : sql`asc`;
  const { rows } = await sql<Row>`
    select ordered.id, ordered.account_id, ordered.status as order_status,
           ordered.charged_cash - ordered.refunded_cash as kept, widget.id as widget_id,
           widget.account_id as partner_id, placed.widget_reward_ppm, placed.widget_same_device,
           reward.status, reward.reversed_cash, reward.amount
      from customer_order as ordered
      join order_group as placed on placed.panel_id = ordered.panel_id and placed.id = ordered.group_id
      join order_widget as widget on widget.panel_id = placed.panel_id and widget.id = placed.widget_id
      left join widget_reward as reward on reward.panel_id = ordered.panel_id and reward.order_id = ordered.id
     where ordered.panel_id = ${tx.panel.id} and placed.widget_id is not null and ordered.paid_at is not null
       and ${condition}
     order by ordered.id ${direction} limit 1000`.execute(tx.db);
  return rows.map((row) => ({
    orderId: row.id,
    buyerId: row.account_id,
    widgetId: row.widget_id,
    partnerId: row.partner_id,
    share: ppm(row.widget_reward_ppm ?? 0),
    usedPartnersDevice: row.widget_same_device,
    hasEnded: row.order_status === 'completed' || row.order_status === 'canceled',
    kept: money(row.kept),
    reversed: money(row.reversed_cash ?? 0n),
    status: row.status,
    amount: money(row.amount ?? 0n),
  }));
}

function meant(chosen: Chosen): RawBuilder<unknown> {
  if ('orderIds' in chosen) return sql`ordered.id = any(${chosen.orderIds}::bigint[])`;
  if ('groupId' in chosen) return sql`placed.id = ${chosen.groupId}`;
  return sql`placed.account_id = ${chosen.buyerId}`;
}

async function lockOrders(tx: Context, condition: RawBuilder<unknown>): Promise<void> {
  await sql`
    select ordered.id
      from customer_order as ordered
      join order_group as placed on placed.panel_id = ordered.panel_id and placed.id = ordered.group_id
     where ordered.panel_id = ${tx.panel.id} and placed.panel_id = ${tx.panel.id} and placed.widget_id is not null
       and ordered.paid_at is not null and ${condition}
     order by ordered.id for no key update of ordered`.execute(tx.db);
}

interface Row {
  id: bigint;
  account_id: bigint;
  order_status: string;
  kept: bigint;
  widget_id: bigint;
  partner_id: bigint;
  widget_reward_ppm: number | null;
  widget_same_device: boolean;
  status: RewardOrder['status'];
  reversed_cash: bigint | null;
  amount: bigint | null;
}

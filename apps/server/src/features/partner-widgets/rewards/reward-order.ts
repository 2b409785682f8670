import { type Money, money } from '@marquee/domain/money/money.ts';
import { type Ppm, ppm } from '@marquee/domain/money/ratio.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** An order that came through a partner's widget. */
export interface RewardOrder {
  orderId: bigint;
  buyerId: bigint;
  widgetId: bigint;
  partnerId: bigint;
  share: Ppm;
  usedPartnersDevice: boolean;
  /** The cash part of what was charged and not refunded. */
  kept: Money;
}

/** By customer, so that two who end several orders lock their customers in the same order. */
export async function rewardOrders(tx: Context, orderIds: readonly bigint[]): Promise<RewardOrder[]> {
  const { rows } = await sql<Row>`
    select ordered.id, ordered.account_id, ordered.charged_cash - ordered.refunded_cash as kept,
           widget.id as widget_id, widget.account_id as partner_id, placed.widget_reward_ppm,
           placed.widget_same_device
      from customer_order as ordered
      join order_group as placed on placed.panel_id = ordered.panel_id and placed.id = ordered.group_id
      join order_widget as widget on widget.panel_id = placed.panel_id and widget.id = placed.widget_id
     where ordered.panel_id = ${tx.panel.id} and placed.widget_id is not null and ordered.paid_at is not null
       and ordered.id = any(${orderIds}::bigint[])
     order by ordered.account_id, ordered.id`.execute(tx.db);
  return rows.map((row) => ({
    orderId: row.id,
    buyerId: row.account_id,
    widgetId: row.widget_id,
    partnerId: row.partner_id,
    share: ppm(row.widget_reward_ppm ?? 0),
    usedPartnersDevice: row.widget_same_device,
    kept: money(row.kept),
  }));
}

interface Row {
  id: bigint;
  account_id: bigint;
  kept: bigint;
  widget_id: bigint;
  partner_id: bigint;
  widget_reward_ppm: number | null;
  widget_same_device: boolean;
}

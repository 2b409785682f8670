import { detectDrop } from '@marquee/domain/delivery/detect-drop.ts';
import { sql } from 'kysely';
import { inTurns } from '../../../platform/loops/in-turns.ts';
import type { LoopContext } from '../../../platform/loops/loop.ts';
import { refillDropped } from '../../orders/index.ts';
import { adapterFor, findProvider, kindsThat, recordProviderCall } from '../../providers/index.ts';

const batch = 100;

interface Due {
  panel_id: bigint;
  provider_id: bigint;
  order_id: bigint;
  number: string;
  quantity: bigint;
}

/** Checks delivered orders under guarantee once a day each and requests a refill for those that dropped. */
export async function run(ctx: LoopContext): Promise<boolean> {
  const due = await claimDue(ctx);
  const byProvider = Map.groupBy(due, ({ panel_id, provider_id }) => `${panel_id}:${provider_id}`);
  for (const rows of byProvider.values()) await checkBatch(ctx, rows);
  return due.length > 0;
}

/** Checks end with the guarantee. A provider that refused to refill an order is not asked again. */
async function claimDue({ db, clock }: LoopContext): Promise<Due[]> {
  const now = clock.now();
  const { rows } = await sql<Due & { is_over: boolean }>`
    with chosen as materialized (${inTurns({
      table: sql`dispatch`,
      key: sql`order_id`,
      dueAt: sql`next_check_at`,
      where: sql`work.next_check_at is not null`,
      also: sql`exists (
        select from provider where provider.panel_id = work.panel_id and provider.id = work.provider_id
          and provider.adapter = any(${kindsThat('isPolled')})
          and (provider.open_until is null or provider.open_until <= ${now}))`,
      now,
      limit: batch,
    })}), due as (
      select dispatch.panel_id, dispatch.order_id, ordered.quantity, ordered.guarantee_until,
        ordered.guarantee_until is null or ordered.guarantee_until <= ${now} or exists (
          select from refill_request as refill where refill.panel_id = dispatch.panel_id
            and refill.order_id = dispatch.order_id and refill.is_automatic and refill.status = 'rejected') as is_over
      from chosen
      join dispatch on dispatch.panel_id = chosen.panel_id and dispatch.order_id = chosen.key
      join customer_order as ordered on ordered.panel_id = dispatch.panel_id and ordered.id = dispatch.order_id
      where dispatch.next_check_at <= ${now} for no key update of dispatch skip locked)
    update dispatch set next_check_at = case
      when not due.is_over and due.guarantee_until > ${now}::timestamptz + interval '1 day'
      then ${now}::timestamptz + interval '1 day' end
    from due where dispatch.panel_id = due.panel_id and dispatch.order_id = due.order_id
    returning dispatch.panel_id, dispatch.provider_id, dispatch.order_id, dispatch.number, due.quantity,
      due.is_over`.execute(db);
  return rows.filter(({ is_over }) => !is_over);
}

async function checkBatch(ctx: LoopContext, rows: readonly Due[]): Promise<void> {
  const [first] = rows;
  const inPanel = first && (await ctx.inPanel(first.panel_id));
  const provider = inPanel && (await findProvider(inPanel, first.provider_id));
  if (!provider) return;
  const reports = await adapterFor(inPanel, provider)
    .statuses(rows.map(({ number }) => number))
    .catch(() => undefined);
  await recordProviderCall(inPanel, provider.id, reports !== undefined);
  for (const { order_id: orderId, number, quantity } of rows) {
    const report = reports?.get(number);
    const fallenTo = report && detectDrop(quantity, report);
    if (fallenTo !== undefined) await refillDropped(inPanel, { orderId, fallenTo });
  }
}

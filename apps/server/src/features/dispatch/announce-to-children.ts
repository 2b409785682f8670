import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { kindsThat } from '../providers/index.ts';

interface Changed {
  accountId: bigint;
  orderId: bigint;
}

/**
 * Orders of this panel changed. Those that a child panel placed here are asked about at its loop's next turn, a second
 * later, so that no child has to ask all the time. Locked in id order, so that two batches cannot deadlock.
 */
export async function announceOrders(
  { db, panel, clock }: Context,
  changed: readonly Changed[],
): Promise<void> {
  await sql`
    update dispatch set next_poll_at = ${clock.now()}
      from (select placed.panel_id, placed.order_id
              from ${childrensProviders(panel.id, changed)} as buyer
              join dispatch as placed on placed.panel_id = buyer.panel_id and placed.provider_id = buyer.id
                and placed.number = any(${changed.map(({ orderId }) => String(orderId))}::text[])
             where placed.state = 'sent' and placed.number is not null
             order by placed.panel_id, placed.order_id for no key update of placed) as told
     where dispatch.panel_id = told.panel_id and dispatch.order_id = told.order_id`.execute(db);
}

/** The same for refills that a child panel asked this one for. */
export async function announceRefill(
  { db, panel, clock }: Context,
  { refillId, accountId }: { refillId: bigint; accountId: bigint },
): Promise<void> {
  await sql`
    update refill_dispatch as asked set next_poll_at = ${clock.now()}
      from ${childrensProviders(panel.id, [{ accountId }])} as buyer
     where asked.panel_id = buyer.panel_id and asked.provider_id = buyer.id
       and asked.number = ${String(refillId)} and asked.ended_at is null`.execute(db);
}

/** Providers of child panels that pay with one of these accounts; for nearly every account there is none. */
function childrensProviders(panelId: bigint, changed: readonly { accountId: bigint }[]) {
  const accountIds = [...new Set(changed.map(({ accountId }) => accountId))];
  return sql`(select provider.panel_id, provider.id from provider
      join panel as child on child.id = provider.panel_id and child.parent_id = ${panelId}
     where provider.parent_account_id = any(${accountIds}::bigint[])
       and provider.adapter = any(${kindsThat('announcesChanges')}))`;
}

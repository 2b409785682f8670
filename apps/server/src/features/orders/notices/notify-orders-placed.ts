import { defaultLocale, isLocale } from '@marquee/domain/locale/locales.ts';
import { money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context, Panel } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { notify } from '../../notifications/index.ts';
import { serviceName } from '../ordered-services.ts';

const portion = 100;

interface UnnotifiedGroup {
  panel_id: bigint;
  panel_slug: string;
  panel_name: string;
  id: bigint;
  account_id: bigint;
  wants_mail: boolean;
  locale: string;
  order_id: bigint | null;
  service_id: bigint | null;
  quantity: bigint | null;
  charged: bigint | null;
}

/** One mail per paid checkout; each is marked in the transaction that queues its mail. */
export async function notifyOrdersPlaced(ctx: Context): Promise<void> {
  for (;;) {
    const notified = await inTransaction(ctx, async (tx) => {
      const groups = await findUnnotified(tx);
      for (const group of groups) await notifyCustomer(tx, group);
      return groups.length;
    });
    if (notified < portion) return;
  }
}

async function notifyCustomer(tx: Context, group: UnnotifiedGroup): Promise<void> {
  const panel: Panel = { id: group.panel_id, slug: group.panel_slug, name: group.panel_name };
  const locale = isLocale(group.locale) ? group.locale : defaultLocale;
  const panelContext = { ...tx, panel, locale };
  if (group.wants_mail && group.order_id !== null && group.service_id !== null) {
    await notify(panelContext, group.account_id, {
      kind: 'order-created',
      orderId: group.order_id,
      service: await serviceName(panelContext, group.service_id),
      quantity: group.quantity ?? 0n,
      charged: money(group.charged ?? 0n),
    });
  }
  await tx.db
    .updateTable('order_group')
    .set({ told_at: tx.clock.now() })
    .where('panel_id', '=', group.panel_id)
    .where('id', '=', group.id)
    .execute();
}

/** Paid checkouts, and unpaid ones too old to mention. Locked rows are skipped, so several workers can run. */
async function findUnnotified(tx: Context): Promise<UnnotifiedGroup[]> {
  const { rows } = await sql<UnnotifiedGroup>`
    select g.panel_id, panel.slug as panel_slug, panel.name as panel_name, g.id, g.account_id, account.locale,
           account.order_actions_notification as wants_mail, first.id as order_id, first.service_id,
           first.quantity, first.charged
      from order_group as g
      join panel on panel.id = g.panel_id
      join account on account.panel_id = g.panel_id and account.id = g.account_id
      left join lateral (
        select min(o.id) as id, (array_agg(o.service_id order by o.id))[1] as service_id,
               (array_agg(o.quantity order by o.id))[1] as quantity, sum(o.charged)::bigint as charged
          from customer_order o
         where o.panel_id = g.panel_id and o.group_id = g.id and o.paid_at is not null
      ) as first on true
     where g.told_at is null and (first.id is not null or g.created_at < ${tx.clock.now()}::timestamptz - interval '7 days')
     order by g.created_at limit ${portion} for no key update of g skip locked`.execute(tx.db);
  return rows;
}

import { sql } from 'kysely';
import { addKnownLinkRules } from '../../features/links/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Panel } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { fillCatalogue } from '../catalogue/fill-catalogue.ts';
import { fillWebsiteTraffic } from '../catalogue/fill-website-traffic.ts';
import { fillOrders } from '../orders/fill-orders.ts';
import { fillSubscriptions } from '../orders/fill-subscriptions.ts';
import type { DemoPanel } from './demo-panels.ts';
import { fillAccounts } from './fill-accounts.ts';
import { fillCoupons } from './fill-coupons.ts';
import { fillPaymentMethods } from './fill-payment-methods.ts';
import { fillShell } from './fill-shell.ts';
import { fillTickets } from './fill-tickets.ts';
import { fillWithdrawals } from './fill-withdrawals.ts';

export async function fillPanel(db: Database, clock: Clock, demo: DemoPanel): Promise<void> {
  const now = clock.now();
  const panel: Panel = await db
    .insertInto('panel')
    .values({ slug: demo.slug, name: demo.name, created_at: now })
    .returning(['id', 'slug', 'name'])
    .executeTakeFirstOrThrow();
  const domains = demo.hosts.map((host, index) => ({
    panel_id: panel.id,
    host,
    is_primary: index === 0,
    verified_at: now,
  }));
  await db.insertInto('panel_domain').values(domains).execute();
  await db
    .insertInto('panel_settings')
    .values({ panel_id: panel.id, overrides: JSON.stringify(demo.settings) })
    .execute();
  await fillCatalogue(db, clock, panel.id, demo);
  await addKnownLinkRules(db);
  if (demo.sellsWebsiteTraffic) await fillWebsiteTraffic(db, panel.id);
  await fillProviders(db, clock, panel.id);
  await fillShell(db, panel.id, demo);
  await fillPaymentMethods(db, panel.id);
  await fillAccounts(db, clock, panel);
  await fillSubscriptions(db, clock, panel);
  await fillOrders(db, clock, panel);
  await fillCoupons(db, clock, panel.id);
  await fillWithdrawals(db, clock, panel);
  await fillTickets(db, clock, panel.id);
}

/** One simulated provider that delivers every service within minutes, so that a fresh panel can be tried out. */
async function fillProviders(db: Database, clock: Clock, panelId: bigint): Promise<void> {
  const { id } = await db
    .insertInto('provider')
    .values({
      panel_id: panelId,
      name: 'Simulator',
      adapter: 'simulator',
      concurrency: 16,
      per_minute: 60_000,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into provider_offer (panel_id, provider_id, number, name, kind, rate, min, max, can_refill, can_cancel,
                                can_drip, seen_at)
    select panel_id, ${id}, id::text, name, case when is_package then 'Package' else 'Default' end,
           default_price / 2 / 1000 * 1000, min, max, has_refill, can_cancel, drip_feed_is_allowed, ${clock.now()}
    from service where panel_id = ${panelId}`.execute(db);
  await sql`
    insert into service_source (panel_id, service_id, provider_id, offer_number)
    select panel_id, id, ${id}, id::text from service where panel_id = ${panelId}`.execute(db);
}

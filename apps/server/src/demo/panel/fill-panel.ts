import { type RawBuilder, sql } from 'kysely';
import { fastSimulator } from '../../adapters/providers/simulator/declaration.ts';
import { addKnownLinkRules } from '../../features/links/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Panel } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { fillCatalogue } from '../catalogue/fill-catalogue.ts';
import { fillWebsiteTraffic } from '../catalogue/fill-website-traffic.ts';
import { fillCheckoutSteps } from '../orders/fill-checkout-steps.ts';
import { fillDeliveries } from '../orders/fill-deliveries.ts';
import { fillOrders } from '../orders/fill-orders.ts';
import { fillSubscriptions } from '../orders/fill-subscriptions.ts';
import type { DemoPanel } from './demo-panels.ts';
import { fillAccounts } from './fill-accounts.ts';
import { fillCampaigns } from './fill-campaigns.ts';
import { fillChannel } from './fill-channel.ts';
import { fillCoupons } from './fill-coupons.ts';
import { fillFreeTrials } from './fill-free-trials.ts';
import { fillGrades } from './fill-grades.ts';
import { fillKeywordSearches } from './fill-keyword-searches.ts';
import { fillPaymentMethods } from './fill-payment-methods.ts';
import { fillReferrals } from './fill-referrals.ts';
import { fillShell } from './fill-shell.ts';
import { fillTickets } from './fill-tickets.ts';
import { fillWidgets } from './fill-widgets.ts';
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
  await fillChannel(db, clock, panel.id);
  await fillCampaigns(db, clock, panel);
  await fillKeywordSearches(db, clock, panel.id);
  await fillCheckoutSteps(db, panel.id);
  await fillCoupons(db, clock, panel.id);
  await fillReferrals(db, clock, panel);
  await fillGrades(db, clock, panel.id);
  await fillWithdrawals(db, clock, panel);
  await fillFreeTrials(db, clock, panel);
  await fillTickets(db, clock, panel.id);
  await fillWidgets(db, clock, panel.id);
  await fillDeliveries(db, clock, panel.id);
}

/** Simulated providers that deliver every service within minutes, so that a fresh panel can be tried out. */
async function fillProviders(db: Database, clock: Clock, panelId: bigint): Promise<void> {
  const all = { db, clock, panelId };
  await fillProvider(all, { name: 'Simulator', url: null, priority: 0, services: sql`true`, seconds: 45 });
  const fast = { name: 'Fast simulator', url: fastSimulator, priority: 1, seconds: 10 };
  await fillProvider(all, { ...fast, services: sql`can_speedup` });
}

interface DemoProvider {
  name: string;
  url: string | null;
  priority: number;
  services: RawBuilder<unknown>;
  /** How soon it begins, so that speed-up can be tried before anything was measured. */
  seconds: number;
}

async function fillProvider(
  { db, clock, panelId }: { db: Database; clock: Clock; panelId: bigint },
  { name, url, priority, services, seconds }: DemoProvider,
): Promise<void> {
  const limits = { concurrency: 16, per_minute: 60_000 };
  const { id } = await db
    .insertInto('provider')
    .values({ panel_id: panelId, name, url, adapter: 'simulator', ...limits })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into provider_offer (panel_id, provider_id, number, name, kind, rate, min, max, can_refill, can_cancel,
                                can_drip, seen_at)
    select panel_id, ${id}, id::text, name, case when is_package then 'Package' else 'Default' end,
           default_price / 2 / 1000 * 1000, min, max, has_refill, can_cancel, drip_feed_is_allowed, ${clock.now()}
    from service where panel_id = ${panelId} and ${services}`.execute(db);
  await sql`
    insert into service_source (panel_id, service_id, provider_id, offer_number, priority)
    select panel_id, id, ${id}, id::text, ${priority}::integer from service
    where panel_id = ${panelId} and ${services}`.execute(db);
  await sql`
    insert into source_speed (panel_id, service_id, provider_id, offer_number, median_seconds, orders, measured_at)
    select panel_id, id, ${id}, id::text, ${seconds}::integer, 50, ${clock.now()} from service
    where panel_id = ${panelId} and can_speedup and ${services}`.execute(db);
}

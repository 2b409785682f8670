import { createAccount } from '../../../testing/create-account.ts';
import type { FakeProvider } from '../../../testing/providers/start-provider.ts';
import { testContext } from '../../../testing/test-context.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { createNetwork, createServiceType } from '../../catalogue/testing/create-catalogue.ts';
import { addProvider, type NewProvider } from '../add-provider.ts';
import { syncProvider } from '../sync/sync-provider.ts';

/** A row of a provider's list, as it sends it. */
export const listedOffer = (service: number, changes: object = {}) => ({
  service,
  name: `Views ${service}`,
  category: 'YouTube Views',
  type: 'Default',
  rate: '1.00',
  min: '100',
  max: '10000',
  refill: true,
  cancel: true,
  dripfeed: true,
  ...changes,
});

/** A panel with an owner that resells YouTube offers of the provider at one and a half times their rate. */
export async function syncedShop(
  database: TestDatabase,
  remote: FakeProvider,
  changes: Partial<NewProvider> = {},
) {
  const { db } = database;
  const ctx = await testContext(database);
  const { url, key } = remote;
  const providerId = await addProvider(ctx, { name: 'Upstream', adapter: 'smm_v2', url, key, ...changes });
  const type = await createServiceType(db, await createNetwork(db, ctx.panel));
  await createAccount(db, ctx.panel, { role: 'owner', email: `owner-${ctx.panel.id}@people.example` });
  const own = { panel_id: ctx.panel.id, provider_id: providerId };
  await db
    .insertInto('offer_rule')
    .values({ ...own, pattern: '^youtube .*', service_type_id: type.id })
    .execute();
  await db
    .insertInto('price_rule')
    .values({ ...own, percent_ppm: 500_000 })
    .execute();
  const services = () =>
    db.selectFrom('service').selectAll().where('panel_id', '=', ctx.panel.id).orderBy('id').execute();
  const offers = () =>
    db
      .selectFrom('provider_offer')
      .selectAll()
      .where('panel_id', '=', ctx.panel.id)
      .orderBy('number')
      .execute();
  const mails = async () => {
    const rows = await db
      .selectFrom('outbox_mail')
      .select(['subject', 'text_body'])
      .where('panel_id', '=', ctx.panel.id)
      .orderBy('id')
      .execute();
    return rows.map(({ subject, text_body }) => ({ subject, text: text_body }));
  };
  const sync = (options?: { acceptShrunken?: boolean }) => {
    ctx.clock.advance(60_000);
    return syncProvider(ctx, providerId, options);
  };
  return { ctx, providerId, type, services, offers, mails, sync };
}

import type { Context } from '../../../platform/context.ts';
import type { Listener } from '../../../platform/events/events.ts';
import { createAccount } from '../../../testing/create-account.ts';
import { createPanel } from '../../../testing/create-panel.ts';
import { testContext } from '../../../testing/test-context.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { createNetwork, createService, createServiceType } from '../../catalogue/testing/create-catalogue.ts';
import { addParentProvider } from '../parent/add-parent-provider.ts';
import { followParent } from '../parent/follow-parent.ts';

type ServiceValues = Parameters<typeof createService>[2];

/** A panel with a network and a type, in German too. */
export async function parentShop(database: TestDatabase, options: { listeners?: readonly Listener[] } = {}) {
  const { db } = database;
  const ctx = await testContext(database, options);
  const network = await createNetwork(db, ctx.panel, {
    name: 'Network',
    translations: JSON.stringify({ de: { name: 'Netzwerk' } }),
  });
  const type = await createServiceType(db, network, {
    name: 'Views',
    title: 'Buy views',
    translations: JSON.stringify({ de: { name: 'Aufrufe', title: 'Aufrufe kaufen' } }),
  });
  const service = (values: ServiceValues = {}) => createService(db, type, { min: 10n, ...values });
  return { ctx, network, type, service };
}

/** A child panel of the context's panel with an owner there, and a markup of 50 %. */
export async function childOf(database: TestDatabase, parent: Context) {
  const { db } = database;
  const panel = await createPanel(db);
  await db.updateTable('panel').set({ parent_id: parent.panel.id }).where('id', '=', panel.id).execute();
  const ctx: Context & { clock: { advance(seconds: number): void } } = {
    ...parent,
    ...(await testContext(database, { panel })),
    events: parent.events,
  };
  const owner = await createAccount(db, parent.panel);
  const providerId = await addParentProvider(ctx, { name: 'Parent', accountId: owner.id });
  await db
    .insertInto('price_rule')
    .values({ panel_id: panel.id, provider_id: providerId, percent_ppm: 500_000 })
    .execute();
  const services = () =>
    db.selectFrom('service').selectAll().where('panel_id', '=', panel.id).orderBy('id').execute();
  const follow = () => {
    ctx.clock.advance(60);
    return followParent(ctx, providerId);
  };
  const change = (id: bigint, values: Parameters<typeof update>[2]) => update(ctx, id, values);
  return { ctx, panel, ownerId: owner.id, providerId, services, follow, change };
}

/** As an operator or a job would: one row of the panel's services. */
export async function update(
  { db, panel }: Context,
  id: bigint,
  values: Omit<NonNullable<ServiceValues>, 'id' | 'panel_id'>,
): Promise<void> {
  await db.updateTable('service').set(values).where('panel_id', '=', panel.id).where('id', '=', id).execute();
}

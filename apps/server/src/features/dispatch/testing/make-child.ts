import type { TestDatabase } from '../../../testing/test-database.ts';
import { createNetwork, createServiceType } from '../../catalogue/testing/create-catalogue.ts';
import type { Customer, Shop } from '../../orders/testing/shop.ts';
import { addParentProvider, syncProvider } from '../../providers/index.ts';

interface Family {
  parent: Pick<Shop, 'panel'>;
  child: Shop;
  /** The account at the parent that pays. */
  owner: Customer;
  /** The parent's services to resell, with a markup of 50 %. */
  pattern: string;
}

/** Makes one shop the child of another and imports the parent's offers. Returns the provider and the number of services. */
export async function makeChild({ db }: TestDatabase, { parent, child, owner, pattern }: Family) {
  await db
    .updateTable('panel')
    .set({ parent_id: parent.panel.id })
    .where('id', '=', child.panel.id)
    .execute();
  const providerId = await addParentProvider(child.ctx, { name: 'Parent', accountId: owner.actor.accountId });
  const own = { panel_id: child.panel.id, provider_id: providerId };
  const type = await createServiceType(db, await createNetwork(db, child.panel));
  await db
    .insertInto('offer_rule')
    .values({ ...own, pattern, service_type_id: type.id })
    .execute();
  await db
    .insertInto('price_rule')
    .values({ ...own, percent_ppm: 500_000 })
    .execute();
  return { providerId, synced: await syncProvider(child.ctx, providerId) };
}

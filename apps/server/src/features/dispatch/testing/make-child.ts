import type { TestDatabase } from '../../../testing/test-database.ts';
import { createNetwork, createServiceType } from '../../catalogue/testing/create-catalogue.ts';
import type { Customer, Shop } from '../../orders/testing/shop.ts';
import { addParentProvider, syncProvider } from '../../providers/index.ts';

interface Family {
  parent: Pick<Shop, 'panel'>;
  child: Shop;
  /** Whose account at the parent pays. */
  owner: Customer;
  /** What of the parent's list is sold, at half as much again. */
  pattern: string;
}

/** Makes one shop the child of another, and its offers the child's own. Answers the provider, and how many came. */
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

import type { Context, Panel } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createNetwork, createServiceType } from '../../catalogue/testing/create-catalogue.ts';
import { addParentProvider, syncProvider } from '../../providers/index.ts';

interface Family {
  parent: { panel: Panel };
  child: { panel: Panel; ctx: Context };
  /** The account at the parent that pays. */
  owner: { actor: { accountId: bigint } };
  /** The parent's services to resell, with a markup of 50 %. */
  pattern: string;
}

/** Makes one shop the child of another and imports the parent's offers. Returns the provider and the number of services. */
export async function makeChild({ db }: { db: Database }, { parent, child, owner, pattern }: Family) {
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

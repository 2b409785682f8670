import type { Context } from '../../platform/context.ts';
import { byName } from '../../platform/db/by-name.ts';

/** All providers of the panel, also those that are switched off: orders still name them. */
export async function providerNames({ db, panel, locale }: Context): Promise<ReadonlyMap<bigint, string>> {
  const rows = await db
    .selectFrom('provider')
    .select(['id', 'name'])
    .where('panel_id', '=', panel.id)
    .orderBy(byName('name', locale))
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The accounts here that pay for what child panels order. */
export async function childPanelAccounts({ db, panel }: Context): Promise<bigint[]> {
  const rows = await db
    .selectFrom('provider')
    .innerJoin('panel as child', 'child.id', 'provider.panel_id')
    .select('provider.parent_account_id')
    .where('child.parent_id', '=', panel.id)
    .where('provider.adapter', '=', 'parent_panel')
    .execute();
  return rows.flatMap(({ parent_account_id }) => parent_account_id ?? []);
}

import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { refuse } from '../../platform/errors.ts';

export type ChildPanelRow = Selectable<DB['child_panel']>;

export async function lockChildPanel(tx: Context, childPanelId: bigint): Promise<ChildPanelRow> {
  const row = await tx.db
    .selectFrom('child_panel')
    .selectAll()
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', childPanelId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? refuse('not_found');
}

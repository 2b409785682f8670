import { type SettingsOverrides, settingsOverridesSchema } from '@marquee/contract/shell/settings.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { fieldErrors } from '../../platform/http/calls/field-errors.ts';
import { isGroup } from './console/setting-path.ts';

type Tree = Record<string, unknown>;

/** Changes the given settings and keeps the rest; every process is notified on commit. */
export async function changeSettings(ctx: Context, changes: SettingsOverrides): Promise<void> {
  const checked = settingsOverridesSchema.safeParse(changes);
  if (!checked.success) return refuse('invalid_input', { fields: fieldErrors(checked.error, changes) });
  const request = checked.data;
  await storeOverrides(ctx, (before) => merge(before, request as Tree));
}

/** Locks what is stored, so that two changes at once both count. */
export async function storeOverrides(ctx: Context, change: (before: Tree) => Tree): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .insertInto('panel_settings')
      .values({ panel_id: tx.panel.id })
      .onConflict((conflict) => conflict.column('panel_id').doNothing())
      .execute();
    const before = await tx.db
      .selectFrom('panel_settings')
      .select(['overrides', 'version'])
      .where('panel_id', '=', tx.panel.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const after = change(before.overrides as Tree);
    await tx.db
      .updateTable('panel_settings')
      .set({
        overrides: JSON.stringify(after),
        version: before.version + 1n,
        updated_at: tx.clock.now(),
      })
      .where('panel_id', '=', tx.panel.id)
      .execute();
    await recordAudit(tx, {
      action: 'settings.change',
      subjectType: 'panel',
      subjectId: String(tx.panel.id),
      before: before.overrides,
      after,
    });
  });
}

/** Groups merge field by field; lists and single values are replaced. */
function merge(current: Tree, changes: Tree): Tree {
  const merged = { ...current };
  for (const [name, value] of Object.entries(changes)) {
    const known = merged[name];
    merged[name] = isGroup(known) && isGroup(value) ? merge(known, value) : value;
  }
  return merged;
}

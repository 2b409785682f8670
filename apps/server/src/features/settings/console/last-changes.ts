import { settingList } from '@marquee/domain/settings/setting-list.ts';
import { auditOf } from '../../../platform/audit/audit-of.ts';
import type { Context } from '../../../platform/context.ts';
import { valueAt } from './setting-path.ts';

const readEntries = 300;

/** When each setting was changed last, and by whom, as far as the last changes tell. */
export async function lastChanges(
  ctx: Context,
): Promise<ReadonlyMap<string, { at: Date; by: string | null }>> {
  const entries = await auditOf(ctx, {
    subjectType: 'panel',
    subjectId: String(ctx.panel.id),
    action: 'settings.change',
    limit: readEntries,
  });
  const found = new Map<string, { at: Date; by: string | null }>();
  for (const { path } of settingList)
    for (const { before, after, at, by } of entries) {
      if (JSON.stringify(valueAt(before, path)) === JSON.stringify(valueAt(after, path))) continue;
      found.set(path, { at, by });
      break;
    }
  return found;
}

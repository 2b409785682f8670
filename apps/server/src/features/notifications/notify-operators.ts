import { type Permission, permissionsOf } from '@marquee/domain/access/permissions.ts';
import type { Context } from '../../platform/context.ts';
import type { Notice } from './notice.ts';
import { notify } from './notify.ts';

/** Notifies the panel's staff who hold this permission. */
export async function notifyOperators(ctx: Context, permission: Permission, notice: Notice): Promise<void> {
  const staff = await ctx.db
    .selectFrom('account')
    .select(['id', 'role'])
    .where('panel_id', '=', ctx.panel.id)
    .where('role', '<>', 'customer')
    .where('frozen_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id, role } of staff)
    if (permissionsOf(role).includes(permission)) await notify(ctx, id, notice);
}

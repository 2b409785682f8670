import type { Permission } from '@marquee/domain/access/permissions.ts';
import type { Context } from '../../platform/context.ts';
import { staffPermissions } from '../accounts/index.ts';
import type { Notice } from './notice.ts';
import { notify } from './notify.ts';

/** Notifies the panel's staff who hold this permission. */
export async function notifyOperators(ctx: Context, permission: Permission, notice: Notice): Promise<void> {
  const staff = await ctx.db
    .selectFrom('account')
    .select(['panel_id', 'id', 'role', 'staff_role_id'])
    .where('panel_id', '=', ctx.panel.id)
    .where('role', '<>', 'customer')
    .where('frozen_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const person of staff)
    if ((await staffPermissions(ctx.db, person)).includes(permission)) await notify(ctx, person.id, notice);
}

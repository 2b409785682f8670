import { permissionsOf } from '@marquee/domain/access/permissions.ts';
import type { Context } from '../../platform/context.ts';
import { type Notice, notify } from '../notifications/index.ts';

/** Notifies the staff who may manage providers. */
export async function notifyOperators(ctx: Context, notice: Notice): Promise<void> {
  const staff = await ctx.db
    .selectFrom('account')
    .select(['id', 'role'])
    .where('panel_id', '=', ctx.panel.id)
    .where('role', '<>', 'customer')
    .where('frozen_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id, role } of staff)
    if (permissionsOf(role).includes('providers.manage')) await notify(ctx, id, notice);
}

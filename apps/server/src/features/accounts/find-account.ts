import type { Context } from '../../platform/context.ts';
import type { Account } from './account.ts';

export function findAccount(ctx: Context, accountId: bigint): Promise<Account | undefined> {
  return ctx.db
    .selectFrom('account')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', accountId)
    .executeTakeFirst();
}

import type { Context } from '../../platform/context.ts';
import type { Account } from './account.ts';

/** The first address of an account that has proven none; it is claimed until a mail has confirmed it. */
export function claimEmail(
  ctx: Context,
  { accountId, email }: { accountId: bigint; email: string },
): Promise<Account | undefined> {
  return ctx.db
    .updateTable('account')
    .set({ claimed_email: email, updated_at: ctx.clock.now() })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', accountId)
    .where('email', 'is', null)
    .where('closed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

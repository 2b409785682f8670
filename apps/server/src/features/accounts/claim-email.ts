import type { Context } from '../../platform/context.ts';
import { violated } from '../../platform/db/violated.ts';
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

interface Proven {
  accountId: bigint;
  email: string;
  /** Counts only as long as the account still says that the address is its own. */
  asClaimed?: boolean;
}

/** Makes a proven address the account's own, in place of the one it had; false when another account was first. */
export async function takeEmail(
  ctx: Context,
  { accountId, email, asClaimed = false }: Proven,
): Promise<boolean> {
  const now = ctx.clock.now();
  try {
    const { numUpdatedRows } = await ctx.db
      .updateTable('account')
      .set({ email, claimed_email: null, email_verified_at: now, updated_at: now })
      .where('panel_id', '=', ctx.panel.id)
      .where('id', '=', accountId)
      .where('closed_at', 'is', null)
      .$if(asClaimed, (query) => query.where('claimed_email', '=', email))
      // Asked first: a violation would end the caller's transaction, too.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('account as owner')
              .select('owner.id')
              .where('owner.panel_id', '=', ctx.panel.id)
              .where('owner.email', '=', email)
              .where('owner.id', '<>', accountId),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  } catch (error) {
    if (violated(error, 'account_email')) return false;
    throw error;
  }
}

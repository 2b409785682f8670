import type { Context } from '../../platform/context.ts';
import { violated } from '../../platform/db/violated.ts';
import type { Account } from './account.ts';

/**
 * Sets the unverified address of an account without a verified one. Whoever signs in by an address and a password
 * keeps both until another address is proven: the hash belongs to the address (see `hashPasswordOf`).
 */
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
    .where(({ eb, or }) => or([eb('password_hash', 'is', null), eb('claimed_email', 'is', null)]))
    .where('closed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

interface VerifiedEmail {
  accountId: bigint;
  email: string;
}

/** Makes a verified address the account's email; false when another account already has it. */
export async function takeEmail(ctx: Context, { accountId, email }: VerifiedEmail): Promise<boolean> {
  const now = ctx.clock.now();
  try {
    const { numUpdatedRows } = await ctx.db
      .updateTable('account')
      .set({ email, claimed_email: null, email_verified_at: now, updated_at: now })
      .where('panel_id', '=', ctx.panel.id)
      .where('id', '=', accountId)
      .where('closed_at', 'is', null)
      // Checked first: a constraint violation would also abort the caller's transaction.
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

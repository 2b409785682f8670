import type { Context } from '../../platform/context.ts';
import { violated } from '../../platform/db/violated.ts';

/** Gives the account a proven address in place of the one it had; false when another account has it. */
export async function moveToEmail(
  ctx: Context,
  { accountId, email }: { accountId: bigint; email: string },
): Promise<boolean> {
  const now = ctx.clock.now();
  try {
    const { numUpdatedRows } = await ctx.db
      .updateTable('account')
      .set({ email, claimed_email: null, email_verified_at: now, updated_at: now })
      .where('panel_id', '=', ctx.panel.id)
      .where('id', '=', accountId)
      .where('closed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  } catch (error) {
    if (violated(error, 'account_email')) return false;
    throw error;
  }
}

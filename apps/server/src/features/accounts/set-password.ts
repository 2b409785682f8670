import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

interface NewPassword {
  accountId: bigint;
  /** None: nobody gets in by password until its owner has set one by mail. */
  passwordHash: string | null;
  /** The browser in which its owner changes it. */
  keptSession?: string | undefined;
}

/** Ends every session of the account with it, but the kept one: the database sees to that. */
export async function setPassword(
  ctx: Context,
  { accountId, passwordHash, keptSession }: NewPassword,
): Promise<void> {
  if (keptSession) await sql`select set_config('marquee.kept_session', ${keptSession}, true)`.execute(ctx.db);
  await ctx.db
    .updateTable('account')
    .set({ password_hash: passwordHash, updated_at: ctx.clock.now() })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', accountId)
    .execute();
}

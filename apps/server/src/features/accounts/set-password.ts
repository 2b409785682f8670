import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

interface NewPassword {
  accountId: bigint;
  /** Null disables password sign-in until the owner sets a new one by mail. */
  passwordHash: string | null;
  /** The session that changes it; it stays open. */
  keptSession?: string | undefined;
}

/** A database trigger ends all other sessions of the account. */
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

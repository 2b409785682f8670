import type { Context } from '../../platform/context.ts';

/** A closed account has no way in. */
export async function forgetFactors(ctx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  for (const table of ['totp_secret', 'passkey', 'recovery_code', 'sign_in_challenge'] as const)
    await ctx.db
      .deleteFrom(table)
      .where('panel_id', '=', ctx.panel.id)
      .where('account_id', '=', accountId)
      .execute();
}

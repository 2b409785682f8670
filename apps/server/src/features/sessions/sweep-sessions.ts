import type { Context } from '../../platform/context.ts';

const day = 86_400_000;

/** Forgets, for every panel, what no longer decides anything; login history stays for half a year. */
export async function sweepSessions(ctx: Context): Promise<void> {
  const ago = (days: number) => new Date(ctx.clock.now().getTime() - days * day);
  await ctx.db.deleteFrom('captcha_solution').where('expires_at', '<', ago(1)).execute();
  for (const table of ['sign_in_challenge', 'passkey_challenge', 'social_flow', 'social_assertion'] as const)
    await ctx.db.deleteFrom(table).where('expires_at', '<', ago(1)).execute();
  await ctx.db.deleteFrom('one_time_code').where('expires_at', '<', ago(30)).execute();
  await ctx.db.deleteFrom('session').where('expires_at', '<', ago(90)).execute();
  await ctx.db.deleteFrom('login_attempt').where('created_at', '<', ago(180)).execute();
}

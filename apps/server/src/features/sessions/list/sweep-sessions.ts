import type { Context } from '../../../platform/context.ts';
import { event } from '../../../platform/events/events.ts';
import { forgetOneTimeCodes } from '../../accounts/index.ts';
import { forgetChallenges } from '../../second-factor/index.ts';

const day = 86_400_000;

/** Other ways to sign in forget what ran out before this moment, of every panel. */
export const signInsSwept = event<{ before: Date }>('sign-ins-swept');

/** Forgets, for every panel, what no longer decides anything; login history stays for half a year. */
export async function sweepSessions(ctx: Context): Promise<void> {
  const ago = (days: number) => new Date(ctx.clock.now().getTime() - days * day);
  await ctx.db.deleteFrom('captcha_solution').where('expires_at', '<', ago(1)).execute();
  await forgetChallenges(ctx, ago(1));
  await ctx.events.emit(ctx, signInsSwept, { before: ago(1) });
  await forgetOneTimeCodes(ctx, ago(30));
  await ctx.db.deleteFrom('session').where('expires_at', '<', ago(90)).execute();
  await ctx.db.deleteFrom('login_attempt').where('created_at', '<', ago(180)).execute();
}

import type { Context } from '../../../platform/context.ts';
import { event } from '../../../platform/events/events.ts';
import { deleteExpiredCodes } from '../../accounts/index.ts';
import { deleteExpiredChallenges } from '../../second-factor/index.ts';

const day = 86_400_000;

/** Other sign-in features delete their expired rows of all panels. */
export const signInsSwept = event<{ before: Date }>('sign-ins-swept');

/** Deletes expired rows of all panels; login history is kept for half a year. */
export async function sweepSessions(ctx: Context): Promise<void> {
  const ago = (days: number) => new Date(ctx.clock.now().getTime() - days * day);
  await ctx.db.deleteFrom('captcha_solution').where('expires_at', '<', ago(1)).execute();
  await deleteExpiredChallenges(ctx, ago(1));
  await ctx.events.emit(ctx, signInsSwept, { before: ago(1) });
  await deleteExpiredCodes(ctx, ago(30));
  await ctx.db.deleteFrom('session').where('expires_at', '<', ago(90)).execute();
  await ctx.db.deleteFrom('login_attempt').where('created_at', '<', ago(180)).execute();
}

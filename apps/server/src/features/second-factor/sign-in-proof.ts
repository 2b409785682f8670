import type { Actor, Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { inPerson } from '../../platform/signed-in.ts';

const freshForMinutes = 10;

/** Marks the session as fresh: its user has just proven who they are. */
export async function recordProof(ctx: Context, sessionId: string): Promise<void> {
  const proven_at = ctx.clock.now();
  await ctx.db
    .insertInto('sign_in_proof')
    .values({ panel_id: ctx.panel.id, session_id: sessionId, proven_at })
    .onConflict((conflict) => conflict.columns(['panel_id', 'session_id']).doUpdateSet({ proven_at }))
    .execute();
}

/**
 * Required to change sign-in methods: not an impersonating operator, and only shortly after signing in or
 * confirming one's identity, so that an abandoned session cannot be used to take over the account.
 */
export async function freshlySignedIn(ctx: Context): Promise<Extract<Actor, { kind: 'user' }>> {
  const actor = inPerson(ctx);
  if (!(await isFresh(ctx, actor))) refuse('sign_in_again');
  return actor;
}

export async function isFresh(ctx: Context, { sessionId }: { sessionId?: string }): Promise<boolean> {
  if (!sessionId) return false;
  const proof = await ctx.db
    .selectFrom('sign_in_proof')
    .select('proven_at')
    .where('panel_id', '=', ctx.panel.id)
    .where('session_id', '=', sessionId)
    .where('proven_at', '>', new Date(ctx.clock.now().getTime() - freshForMinutes * 60_000))
    .executeTakeFirst();
  return proof !== undefined;
}

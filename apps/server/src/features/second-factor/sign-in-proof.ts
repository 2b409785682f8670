import type { Actor, Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { inPerson } from '../../platform/signed-in.ts';

const freshForMinutes = 10;

/** The person behind a session has just shown who they are. */
export async function recordProof(ctx: Context, sessionId: string): Promise<void> {
  const proven_at = ctx.clock.now();
  await ctx.db
    .insertInto('sign_in_proof')
    .values({ panel_id: ctx.panel.id, session_id: sessionId, proven_at })
    .onConflict((conflict) => conflict.columns(['panel_id', 'session_id']).doUpdateSet({ proven_at }))
    .execute();
}

/**
 * Whoever changes how an account is entered: never an operator looking through its eyes, and only soon
 * after signing in or confirming it, so that a session left open is not an account given away.
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

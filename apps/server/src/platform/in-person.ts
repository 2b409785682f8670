import type { Actor, Context } from './context.ts';
import { refuse } from './errors.ts';
import { signedIn } from './signed-in.ts';

/** The owner of the account themselves: credentials and exits are no business of an operator who looks in. */
export function inPerson(ctx: Pick<Context, 'actor'>): Extract<Actor, { kind: 'user' }> {
  const actor = signedIn(ctx);
  return actor.onBehalfOf === undefined ? actor : refuse('impersonated');
}

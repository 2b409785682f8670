import type { Actor, Context } from './context.ts';
import { refuse } from './errors.ts';

/** The person behind a call that only signed-in people reach. */
export function signedIn({ actor }: Pick<Context, 'actor'>): Extract<Actor, { kind: 'user' }> {
  return actor.kind === 'user' ? actor : refuse('unauthenticated');
}

/** The owner of the account themselves: credentials and exits are no business of an operator who looks in. */
export function inPerson(ctx: Pick<Context, 'actor'>): Extract<Actor, { kind: 'user' }> {
  const actor = signedIn(ctx);
  return actor.onBehalfOf === undefined ? actor : refuse('impersonated');
}

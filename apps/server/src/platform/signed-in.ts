import type { Actor, Context } from './context.ts';
import { refuse } from './errors.ts';

/** The signed-in user of a call. */
export function signedIn({ actor }: Pick<Context, 'actor'>): Extract<Actor, { kind: 'user' }> {
  return actor.kind === 'user' ? actor : refuse('unauthenticated');
}

/** The account's owner, not an impersonating operator: for changing credentials and closing the account. */
export function inPerson(ctx: Pick<Context, 'actor'>): Extract<Actor, { kind: 'user' }> {
  const actor = signedIn(ctx);
  return actor.onBehalfOf === undefined ? actor : refuse('impersonated');
}

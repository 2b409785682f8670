import type { Actor, Context } from './context.ts';
import { refuse } from './errors.ts';

/** The person behind a call that only signed-in people reach. */
export function signedIn({ actor }: Pick<Context, 'actor'>): Extract<Actor, { kind: 'user' }> {
  return actor.kind === 'user' ? actor : refuse('unauthenticated');
}

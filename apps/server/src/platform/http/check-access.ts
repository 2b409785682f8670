import type { Endpoint } from '@marquee/contract/endpoint.ts';
import type { Actor } from '../context.ts';
import { refuse } from '../errors.ts';

/** Staff without the permission learn nothing: for them the call does not exist. */
export function checkAccess(
  { access, whileFrozen }: Pick<Endpoint, 'access' | 'whileFrozen'>,
  actor: Actor,
): void {
  if (actor.kind === 'user' && actor.frozen && access !== 'guest' && !whileFrozen) refuse('account_frozen');
  if (access === 'guest' || (access === 'widget' && actor.kind === 'widget')) return;
  if (actor.kind !== 'user') refuse('unauthenticated');
  if (access === 'user' || access === 'widget') return;
  const permission = access.slice('staff:'.length);
  if (!actor.permissions.includes(permission)) refuse('not_found');
}

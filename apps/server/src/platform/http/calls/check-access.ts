import type { Endpoint } from '@marquee/contract/endpoint.ts';
import type { Actor } from '../../context.ts';
import { refuse } from '../../errors.ts';

/**
 * Without the staff permission the endpoint is `not_found`. An impersonating operator can neither spend
 * the customer's money nor change their sign-in methods.
 */
export function checkAccess(
  {
    access,
    whileFrozen,
    idempotent,
    errors,
  }: Pick<Endpoint, 'access' | 'whileFrozen' | 'idempotent' | 'errors'>,
  actor: Actor,
): void {
  if (actor.kind === 'user' && actor.frozen && access !== 'guest') {
    const isOpen = whileFrozen === 'for-debt' ? actor.frozenForDebt : whileFrozen;
    if (!isOpen) refuse('account_frozen');
  }
  const isForOwner = idempotent || errors?.includes('impersonated');
  if (actor.kind === 'user' && actor.onBehalfOf !== undefined && isForOwner) refuse('impersonated');
  if (access === 'guest' || (access === 'widget' && actor.kind === 'widget')) return;
  if (actor.kind !== 'user') refuse('unauthenticated');
  if (access === 'user' || access === 'widget') return;
  const permission = access.slice('staff:'.length);
  if (!actor.permissions.includes(permission)) refuse('not_found');
}

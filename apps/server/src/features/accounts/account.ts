import type { Selectable } from 'kysely';
import type { DB } from '../../platform/db/generated/tables.ts';

export type Account = Selectable<DB['account']>;

/** The address as the person knows it, proven or not. */
export function shownEmail(account: Pick<Account, 'email' | 'claimed_email'>): string | null {
  return account.email ?? account.claimed_email;
}

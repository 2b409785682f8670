import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { type Account, accountsByEmail, findAccount } from './account.ts';
import { findReferrer } from './find-referrer.ts';
import type { OneTimeCode } from './one-time-code.ts';

/** Nobody can sign in to it yet. */
export function isGuestAccount({ is_guest, claimed_email, password_hash }: Account): boolean {
  return is_guest && claimed_email !== null && password_hash === null;
}

/** Orders with one address, and taking them over, run one after the other. */
export async function lockGuestAccounts(tx: Context, email: string): Promise<void> {
  const key = `guest:${tx.panel.id}:${email}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx.db);
}

/**
 * The account for an order placed with only an email address. Never an account that somebody can sign in to, not
 * even the owner's of the address: a stranger may have typed it. One that is frozen, or that the owner does not
 * want, gets no further orders, so that nobody can block an address.
 */
export async function guestAccount(
  tx: Context,
  { email, affiliateCode, browserOf }: GuestVisit,
): Promise<bigint> {
  await lockGuestAccounts(tx, email);
  const found = await tx.db
    .selectFrom('account')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('claimed_email', '=', email)
    .where('is_guest', '=', true)
    .where('password_hash', 'is', null)
    .where('frozen_at', 'is', null)
    .where('guest_dismissed_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (found) return found.id;
  return openEmptyAccount(tx, { email, isGuest: true, affiliateCode, browserOf });
}

/**
 * The account that somebody gets who proves an address with this code. Never a guest's: whoever only wants a
 * password does not answer for a payment that a stranger may dispute. They start with an empty account, to which
 * the code then belongs, and may take the orders over. Undefined when the address has an owner by now.
 */
export async function accountToClaim(tx: Context, code: OneTimeCode): Promise<bigint | undefined> {
  const { account_id: accountId, email } = code;
  if (!email) return accountId;
  await lockGuestAccounts(tx, email);
  const account = await findAccount(tx, accountId);
  if (!account || !isGuestAccount(account)) return accountId;
  const { owner } = await accountsByEmail(tx, email);
  if (owner) return undefined;
  const emptyId = await openEmptyAccount(tx, { email, isGuest: false });
  await tx.db
    .updateTable('one_time_code')
    .set({ account_id: emptyId })
    .where('panel_id', '=', tx.panel.id)
    .where('hash', '=', code.hash)
    .execute();
  return emptyId;
}

/** Nothing more is ordered into them, and nothing more is mailed about them. */
export async function dismissGuestAccounts(tx: Context, email: string): Promise<bigint[]> {
  const dismissed = await tx.db
    .updateTable('account')
    .set({ guest_dismissed_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('claimed_email', '=', email)
    .where('is_guest', '=', true)
    .where('password_hash', 'is', null)
    .where('guest_dismissed_at', 'is', null)
    .returning('id')
    .execute();
  return dismissed.map(({ id }) => id);
}

interface GuestVisit {
  email: string;
  affiliateCode?: string | undefined;
  /** Who signed in to this browser last. */
  browserOf?: bigint | undefined;
}

interface EmptyAccount extends GuestVisit {
  isGuest: boolean;
}

async function openEmptyAccount(
  tx: Context,
  { email, isGuest, affiliateCode, browserOf }: EmptyAccount,
): Promise<bigint> {
  const now = tx.clock.now();
  const { id } = await tx.db
    .insertInto('account')
    .values({
      panel_id: tx.panel.id,
      claimed_email: email,
      is_guest: isGuest,
      name: nameFromEmail(email),
      locale: tx.locale,
      ...(await findReferrer(tx, { codes: affiliateCode, email, browserOf })),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function nameFromEmail(email: string): string {
  return (email.split('@')[0] ?? email).slice(0, 120) || email.slice(0, 120);
}

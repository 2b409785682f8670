import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { composedKey } from '../../platform/composed-key.ts';
import type { Context } from '../../platform/context.ts';
import { type Account, shownEmail } from './account.ts';
import { hashPassword, isPassword, saltText } from './password.ts';

/** An account and the hash that its password was checked against. */
export interface PasswordHolder {
  accountId: bigint;
  passwordHash: string;
}

interface Claim {
  email: string;
  password: string;
  /** The account this browser knows comes first, then the newest. */
  known?: bigint | undefined;
}

/** Accounts that only claim an address hash with its salt, all others with a random one. */
export function hashPasswordOf(
  ctx: Context,
  account: Pick<Account, 'email' | 'claimed_email'>,
  password: string,
): Promise<string> {
  const email = account.email === null ? shownEmail(account) : null;
  return hashPassword(password, email === null ? undefined : addressSalt(ctx, email));
}

/**
 * Anybody may claim an address, any number of times. Because all who do share a salt, one hash finds the account
 * that a password opens, and nobody is kept out by those who came later.
 */
export async function claimantWithPassword(
  ctx: Context,
  { email, password, known }: Claim,
): Promise<PasswordHolder | undefined> {
  const passwordHash = await hashPassword(password, addressSalt(ctx, email));
  const found = await claimants(ctx, { email, known })
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst();
  return found && { accountId: found.id, passwordHash };
}

/** For accounts from before claimants shared a salt: only one of them is tried. */
export async function olderClaimantWithPassword(
  ctx: Context,
  { email, password, known }: Claim,
): Promise<PasswordHolder | undefined> {
  const shared = saltText(addressSalt(ctx, email));
  const found = await claimants(ctx, { email, known })
    .where('password_hash', 'is not', null)
    .where(sql<string>`split_part(password_hash, '$', 5)`, '<>', shared)
    .executeTakeFirst();
  const passwordHash = found?.password_hash;
  const isTheirs = await isPassword(passwordHash, password);
  return isTheirs && found && passwordHash ? { accountId: found.id, passwordHash } : undefined;
}

function claimants(ctx: Context, { email, known = 0n }: { email: string; known?: bigint | undefined }) {
  return ctx.db
    .selectFrom('account')
    .select(['id', 'password_hash'])
    .where('panel_id', '=', ctx.panel.id)
    .where('claimed_email', '=', email)
    .orderBy(({ eb }) => eb('id', '=', known), 'desc')
    .orderBy('id', 'desc')
    .limit(1);
}

/** Nobody can compute it without the installation's key, so nothing can be prepared for an address. */
function addressSalt({ keys, panel }: Context, email: string): Buffer {
  const key = keys.derive('address-salt');
  return createHmac('sha256', key).update(composedKey(panel.id, email)).digest().subarray(0, 16);
}

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { FieldErrorCode } from '@marquee/contract/error-codes.ts';
import pLimit from 'p-limit';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { keepSession } from './keep-session.ts';

/** The minimum that OWASP recommends for Argon2id. Stored hashes name their own parameters. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each hash keeps a core and one of libuv's four threads busy: one of each stays free, so that many
 * sign-ins at once do not slow down everything else.
 */
const hashing = pLimit(Math.max(1, Math.min(3, availableParallelism() - 1)));
const longestQueue = 200;

/** Native code, which many processes never need. */
const argon2 = () => import('@node-rs/argon2');

/** Without a salt, with a random one. */
export function hashPassword(password: string, salt?: Buffer): Promise<string> {
  return queued(async () => {
    const { hash } = await argon2();
    return hash(password, salt ? { ...cost, salt } : cost);
  });
}

/** A salt as it stands in a hash. */
export function saltText(salt: Buffer): string {
  return salt.toString('base64').replace(/=+$/, '');
}

/** Without a stored hash a dummy is verified, so that timing does not reveal who has an account. */
export function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  return queued(async () => {
    const { verify } = await argon2();
    const matches = await verify(stored ?? (await dummyHash()), password);
    return matches && stored !== null && stored !== undefined;
  });
}

/** Whether the password that was checked is still the account's. */
export async function isStillPassword(tx: Context, accountId: bigint, checkedHash: string): Promise<boolean> {
  const account = await tx.db
    .selectFrom('account')
    .select('password_hash')
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.password_hash === checkedHash;
}

let dummy: Promise<string> | undefined;

function dummyHash(): Promise<string> {
  dummy ??= argon2().then(({ hash }) => hash(randomBytes(32), cost));
  return dummy;
}

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (hashing.pendingCount >= longestQueue) refuse('overloaded');
  return hashing(work);
}

let common: ReadonlySet<string> | undefined;

/** Why this password cannot be used; the contract checks its length. */
export function passwordProblem(password: string, repeated: string): FieldErrorCode | undefined {
  if (isCommon(password)) return 'too_common';
  return password === repeated ? undefined : 'not_repeated';
}

/** One of the 5,000 most common passwords, ignoring case. */
function isCommon(password: string): boolean {
  common ??= new Set(readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n'));
  return common.has(password.toLowerCase());
}

interface NewPassword {
  accountId: bigint;
  /** Null disables password sign-in until the owner sets a new one by mail. */
  passwordHash: string | null;
  /** The session that changes it; it stays open. */
  keptSession?: string | undefined;
}

/** A database trigger ends all other sessions of the account. */
export async function setPassword(
  ctx: Context,
  { accountId, passwordHash, keptSession }: NewPassword,
): Promise<void> {
  await keepSession(ctx, keptSession);
  await ctx.db
    .updateTable('account')
    .set({ password_hash: passwordHash, updated_at: ctx.clock.now() })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', accountId)
    .execute();
}

import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import type { Reply } from '../../platform/http/calls/reply.ts';
import { browserHash, newBrowserSecret } from './browser-binding.ts';

const lifetimeMinutes = 10;
const maxAttempts = 5;

interface Challenge {
  accountId: bigint;
  /** How the first factor was provided. */
  method: string;
}

/** Remembers for this browser that the first factor was right. It is not a session. */
export async function openChallenge(
  ctx: Context,
  reply: Reply,
  { accountId, method }: Challenge,
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('sign_in_challenge')
    .values({
      panel_id: ctx.panel.id,
      browser_hash: newBrowserSecret(reply),
      account_id: accountId,
      method,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetimeMinutes * 60_000),
    })
    .execute();
}

export async function pendingChallenge(ctx: Context, incoming: Incoming): Promise<Challenge | undefined> {
  const browser = browserHash(incoming);
  if (!browser) return undefined;
  const row = await ctx.db
    .selectFrom('sign_in_challenge')
    .select(['account_id', 'method'])
    .where('panel_id', '=', ctx.panel.id)
    .where('browser_hash', '=', browser)
    .where('expires_at', '>', ctx.clock.now())
    .where('attempts', '<', maxAttempts)
    .executeTakeFirst();
  return row && { accountId: row.account_id, method: row.method };
}

/** Counts an attempt; after five the sign-in has to start again. */
export async function tryChallenge(ctx: Context, incoming: Incoming): Promise<Challenge> {
  const browser = browserHash(incoming) ?? refuse('sign_in_expired');
  const row = await ctx.db
    .updateTable('sign_in_challenge')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('panel_id', '=', ctx.panel.id)
    .where('browser_hash', '=', browser)
    .where('expires_at', '>', ctx.clock.now())
    .where('attempts', '<', maxAttempts)
    .returning(['account_id', 'method'])
    .executeTakeFirst();
  if (!row) return refuse('sign_in_expired');
  return { accountId: row.account_id, method: row.method };
}

/** Of two concurrent calls, only one succeeds. */
export async function closeChallenge(ctx: Context, incoming: Incoming): Promise<void> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('sign_in_challenge')
    .where('panel_id', '=', ctx.panel.id)
    .where('browser_hash', '=', browserHash(incoming) ?? refuse('sign_in_expired'))
    .executeTakeFirstOrThrow();
  if (numDeletedRows !== 1n) refuse('sign_in_expired');
}

/** For all panels. */
export async function deleteExpiredChallenges({ db }: Context, before: Date): Promise<void> {
  await db.deleteFrom('sign_in_challenge').where('expires_at', '<', before).execute();
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', before).execute();
}

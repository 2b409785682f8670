import type { Selectable } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Actor, Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import { isInNetworks } from './ip-network.ts';
import { hashOfToken, isTokenText } from './token-text.ts';

/** A deleted token or a frozen account must be felt everywhere within a second; programs call many times in one. */
const believedFor = 500;

const mostKept = 10_000;

type KnownToken = NonNullable<Awaited<ReturnType<typeof readToken>>>;

const keptBy = new WeakMap<Database, LRUCache<string, KnownToken>>();

const perToken = { points: 120, seconds: 60, inBlocksOf: 10 };
const perGuesser = { points: 30, seconds: 60, failClosed: true };
const minute = 60_000;

/**
 * Who a program speaks for. Nobody, when the token is unknown or used from where it may not be: the two
 * look alike. Never staff: a customer's token carries no permission. Refuses with 429 above the limits.
 */
export async function authenticateApiToken(
  ctx: Context,
  incoming: Pick<Incoming, 'address' | 'subnet' | 'consume'>,
  token: string,
): Promise<Extract<Actor, { kind: 'user' }> | undefined> {
  const row = isTokenText(token) ? await findToken(ctx, token) : undefined;
  const mayBeHere =
    row && (row.allowed_addresses.length === 0 || isInNetworks(incoming.address, row.allowed_addresses));
  if (!row || !mayBeHere) {
    await incoming.consume('api-token-guess', incoming.subnet, perGuesser);
    return undefined;
  }
  await incoming.consume('api-token', String(row.account_id), perToken);
  await rememberUse(ctx, row, incoming.address.slice(0, 64));
  return { kind: 'user', accountId: row.account_id, permissions: [], frozen: row.frozen_at !== null };
}

type Used = Pick<Selectable<DB['api_token']>, 'account_id' | 'last_used_at' | 'last_used_address'>;

/** Once a minute is enough to tell its owner, and spares the database a write per call. */
async function rememberUse(ctx: Context, used: Used, address: string): Promise<void> {
  const now = ctx.clock.now();
  const isRecent = used.last_used_at !== null && used.last_used_at.getTime() > now.getTime() - minute;
  if (isRecent && used.last_used_address === address) return;
  used.last_used_at = now;
  used.last_used_address = address;
  await ctx.db
    .updateTable('api_token')
    .set({ last_used_at: now, last_used_address: address })
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', used.account_id)
    .execute();
}

/** The token's row as it is now, or was within the last half second. Unknown ones are looked up every time. */
async function findToken(ctx: Context, text: string): Promise<KnownToken | undefined> {
  const known = keptBy.get(ctx.db) ?? new LRUCache({ max: mostKept, ttl: believedFor });
  keptBy.set(ctx.db, known);
  const hash = hashOfToken(text);
  const key = `${ctx.panel.id}:${hash.toString('base64')}`;
  const kept = known.get(key);
  if (kept) return kept;
  // As old as the moment it was asked for, not as the answer.
  const start = performance.now();
  const token = await readToken(ctx, hash);
  if (token) known.set(key, token, { start });
  else known.delete(key);
  return token;
}

function readToken({ db, panel }: Context, hash: Buffer) {
  return db
    .selectFrom('api_token')
    .innerJoin('account', (join) =>
      join
        .onRef('account.panel_id', '=', 'api_token.panel_id')
        .onRef('account.id', '=', 'api_token.account_id'),
    )
    .select(['api_token.account_id', 'api_token.allowed_addresses', 'account.frozen_at'])
    .select(['api_token.last_used_at', 'api_token.last_used_address'])
    .where('api_token.panel_id', '=', panel.id)
    .where('api_token.hash', '=', hash)
    .executeTakeFirst();
}

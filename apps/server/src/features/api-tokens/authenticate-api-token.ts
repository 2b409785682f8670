import type { Selectable } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Actor, Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import { isInNetworks } from './ip-network.ts';
import { hashToken, isTokenText } from './token-text.ts';

/** Cache time in ms: a deleted token or a frozen account must take effect within a second. */
const cacheMilliseconds = 500;

const maxCached = 10_000;

type KnownToken = NonNullable<Awaited<ReturnType<typeof readToken>>>;

const cachesByDatabase = new WeakMap<Database, LRUCache<string, KnownToken>>();

export const perToken = { points: 120, seconds: 60, inBlocksOf: 10 };
export const perGuesser = { points: 30, seconds: 60, failClosed: true };
const minute = 60_000;

/**
 * The account a program acts for. Undefined when the token is unknown or used from a forbidden address; the
 * caller cannot tell which. A token never carries staff permissions. Refuses with 429 above the limits.
 */
export async function authenticateApiToken(
  ctx: Context,
  incoming: Pick<Incoming, 'address' | 'subnet' | 'consume'>,
  token: string,
): Promise<Extract<Actor, { kind: 'user' }> | undefined> {
  const row = isTokenText(token) ? await findToken(ctx, token) : undefined;
  const isAllowedAddress =
    row && (row.allowed_addresses.length === 0 || isInNetworks(incoming.address, row.allowed_addresses));
  if (!row || !isAllowedAddress) {
    await incoming.consume('api-token-guess', incoming.subnet, perGuesser);
    return undefined;
  }
  await incoming.consume('api-token', String(row.account_id), perToken);
  await recordUse(ctx, row, incoming.address.slice(0, 64));
  return { kind: 'user', accountId: row.account_id, permissions: [], frozen: row.frozen_at !== null };
}

type TokenUse = Pick<Selectable<DB['api_token']>, 'account_id' | 'last_used_at' | 'last_used_address'>;

/** At most once a minute per address, to save a write per call. */
async function recordUse(ctx: Context, used: TokenUse, address: string): Promise<void> {
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

/** The token's row, at most half a second old. Unknown tokens are looked up every time. */
async function findToken(ctx: Context, text: string): Promise<KnownToken | undefined> {
  const known = cachesByDatabase.get(ctx.db) ?? new LRUCache({ max: maxCached, ttl: cacheMilliseconds });
  cachesByDatabase.set(ctx.db, known);
  const hash = hashToken(text);
  const key = `${ctx.panel.id}:${hash.toString('base64')}`;
  const kept = known.get(key);
  if (kept) return kept;
  // The age counts from the start of the query, not from its result.
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

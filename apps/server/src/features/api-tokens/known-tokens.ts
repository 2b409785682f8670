import { LRUCache } from 'lru-cache';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { hashOfToken } from './token-text.ts';

/** A deleted token or a frozen account must be felt everywhere within a second; programs call many times in one. */
const believedFor = 500;
const mostKept = 10_000;

type KnownToken = NonNullable<Awaited<ReturnType<typeof readToken>>>;

const keptBy = new WeakMap<Database, LRUCache<string, KnownToken>>();

/** The token's row as it is now, or was within the last half second. Unknown ones are looked up every time. */
export async function findToken(ctx: Context, text: string): Promise<KnownToken | undefined> {
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

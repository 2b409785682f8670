import type { Actor, Context } from '../../platform/context.ts';
import type { Incoming } from '../../platform/http/incoming.ts';
import { isInNetworks } from './ip-network.ts';
import { hashOfToken, isTokenText } from './token-text.ts';

const perToken = { points: 120, seconds: 60 };
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
  const row = isTokenText(token) ? await findToken(ctx, hashOfToken(token)) : undefined;
  const mayBeHere =
    row && (row.allowed_addresses.length === 0 || isInNetworks(incoming.address, row.allowed_addresses));
  if (!row || !mayBeHere) {
    await incoming.consume('api-token-guess', incoming.subnet, perGuesser);
    return undefined;
  }
  await incoming.consume('api-token', String(row.account_id), perToken);
  await rememberUse(ctx, row.account_id, incoming.address);
  return { kind: 'user', accountId: row.account_id, permissions: [], frozen: row.frozen_at !== null };
}

function findToken(ctx: Context, hash: Buffer) {
  return ctx.db
    .selectFrom('api_token')
    .innerJoin('account', (join) =>
      join
        .onRef('account.panel_id', '=', 'api_token.panel_id')
        .onRef('account.id', '=', 'api_token.account_id'),
    )
    .select(['api_token.account_id', 'api_token.allowed_addresses', 'account.frozen_at'])
    .where('api_token.panel_id', '=', ctx.panel.id)
    .where('api_token.hash', '=', hash)
    .executeTakeFirst();
}

/** Once a minute is enough to tell its owner, and spares the database a write per call. */
async function rememberUse(ctx: Context, accountId: bigint, address: string): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .updateTable('api_token')
    .set({ last_used_at: now, last_used_address: address.slice(0, 64) })
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .where(({ eb, or }) =>
      or([
        eb('last_used_at', 'is', null),
        eb('last_used_at', '<', new Date(now.getTime() - minute)),
        eb('last_used_address', '<>', address.slice(0, 64)),
      ]),
    )
    .execute();
}

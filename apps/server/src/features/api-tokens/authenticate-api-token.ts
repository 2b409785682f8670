import type { Selectable } from 'kysely';
import type { Actor, Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import { isInNetworks } from './ip-network.ts';
import { findToken } from './known-tokens.ts';
import { isTokenText } from './token-text.ts';

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

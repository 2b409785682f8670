import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { type ScalarQuery, scalarQuery } from '../../platform/db/scalar-query.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import { seal, unseal } from '../../platform/secrets/sealed-text.ts';
import { inPerson } from '../../platform/signed-in.ts';
import { lockProvenAccount } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { perGuesser, perToken } from './authenticate-api-token.ts';
import { hashToken } from './token-text.ts';

const minute = 60_000;
const pattern = /^mqx_[A-Za-z0-9_-]{43}$/;

/** Whoever has such a key may read what its owner can read through the reseller API, and change nothing. */
export function isExtensionToken(text: string): boolean {
  return text.startsWith('mqx_');
}

/** The key as its owner sees it in the profile. */
export function extensionTokenQuery(ctx: Context, accountId: bigint): ScalarQuery<string | null> {
  const sealed = sql<Buffer | null>`
    select sealed from extension_token where panel_id = ${ctx.panel.id} and account_id = ${accountId}`;
  return scalarQuery(sealed, (text) => text && unseal(ctx.keys, sealPurpose(ctx, accountId), text));
}

/** That there is one, without the key. */
export async function extensionTokenFacts(ctx: Context, accountId: bigint) {
  return ctx.db
    .selectFrom('extension_token')
    .select(['created_at', 'last_used_at'])
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Replaces the key before, which stops working at once. */
export async function createExtensionToken(ctx: Context): Promise<{ extension_api_token: string }> {
  const { accountId } = inPerson(ctx);
  const token = `mqx_${randomBytes(32).toString('base64url')}`;
  const made = {
    hash: hashToken(token),
    sealed: seal(ctx.keys, sealPurpose(ctx, accountId), token),
    created_at: ctx.clock.now(),
    last_used_at: null,
  };
  await inTransaction(ctx, async (tx) => {
    await lockProvenAccount(tx);
    await tx.db
      .insertInto('extension_token')
      .values({ panel_id: tx.panel.id, account_id: accountId, ...made })
      .onConflict((conflict) => conflict.columns(['panel_id', 'account_id']).doUpdateSet(made))
      .execute();
    await recordAudit(tx, {
      action: 'api-tokens.create-extension',
      subjectType: 'account',
      subjectId: accountId,
    });
    await notify(tx, accountId, { kind: 'api-key-made' });
  });
  return { extension_api_token: token };
}

/** Does nothing when there is none. */
export async function revokeExtensionToken(ctx: Context, accountId: bigint): Promise<void> {
  await ctx.db
    .deleteFrom('extension_token')
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .execute();
}

/** The account that the key reads for; undefined when it is unknown. Refuses with 429 above the limits. */
export async function authenticateExtensionToken(
  ctx: Context,
  incoming: Pick<Incoming, 'subnet' | 'consume'>,
  token: string,
): Promise<Extract<Actor, { kind: 'user' }> | undefined> {
  const row = pattern.test(token) ? await findHolder(ctx, hashToken(token)) : undefined;
  if (!row) {
    await incoming.consume('api-token-guess', incoming.subnet, perGuesser);
    return undefined;
  }
  await incoming.consume('api-token', String(row.account_id), perToken);
  await recordUse(ctx, row);
  return { kind: 'user', accountId: row.account_id, permissions: [], frozen: row.frozen_at !== null };
}

/** At most once a minute, to save a write per call. */
async function recordUse(
  ctx: Context,
  { account_id, last_used_at }: { account_id: bigint; last_used_at: Date | null },
): Promise<void> {
  const now = ctx.clock.now();
  if (last_used_at !== null && last_used_at.getTime() > now.getTime() - minute) return;
  await ctx.db
    .updateTable('extension_token')
    .set({ last_used_at: now })
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', account_id)
    .execute();
}

function findHolder({ db, panel }: Context, hash: Buffer) {
  return db
    .selectFrom('extension_token')
    .innerJoin('account', (join) =>
      join
        .onRef('account.panel_id', '=', 'extension_token.panel_id')
        .onRef('account.id', '=', 'extension_token.account_id'),
    )
    .select(['extension_token.account_id', 'extension_token.last_used_at', 'account.frozen_at'])
    .where('extension_token.panel_id', '=', panel.id)
    .where('extension_token.hash', '=', hash)
    .executeTakeFirst();
}

function sealPurpose(ctx: Pick<Context, 'panel'>, accountId: bigint): string {
  return `extension_token.sealed:${ctx.panel.id}:${accountId}`;
}

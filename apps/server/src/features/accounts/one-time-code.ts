import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';

export type CodePurpose =
  | 'password-reset'
  | 'verify-email'
  | 'change-email'
  | 'undo-email-change'
  | 'impersonation'
  | 'widget-sign-in';
export type OneTimeCode = Selectable<DB['one_time_code']>;

interface NewCode {
  purpose: CodePurpose;
  accountId: bigint;
  seconds: number;
  /** The address it is mailed to. */
  email?: string;
  /** The operator who asked for it, and why. */
  issuedBy?: bigint;
  reason?: string;
  /** Made by the caller where a repeated run must find its own code again. */
  code?: string;
}

/** 256 bits that only their receiver knows; `undefined` when this very code was issued before. */
export async function issueOneTimeCode(ctx: Context, request: NewCode): Promise<string | undefined> {
  const code = request.code ?? randomBytes(32).toString('base64url');
  const now = ctx.clock.now();
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('one_time_code')
    .values({
      panel_id: ctx.panel.id,
      hash: hashOf(code),
      purpose: request.purpose,
      account_id: request.accountId,
      email: request.email ?? null,
      issued_by: request.issuedBy ?? null,
      reason: request.reason ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + request.seconds * 1000),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? code : undefined;
}

/** One conditional update: of any number who bring the code at once, one gets it. */
export function redeemOneTimeCode(
  ctx: Context,
  { code, purposes }: { code: string; purposes: readonly CodePurpose[] },
): Promise<OneTimeCode | undefined> {
  const now = ctx.clock.now();
  return ctx.db
    .updateTable('one_time_code')
    .set({ used_at: now })
    .where('panel_id', '=', ctx.panel.id)
    .where('hash', '=', hashOf(code))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Of every panel. */
export async function forgetOneTimeCodes({ db }: Context, before: Date): Promise<void> {
  await db.deleteFrom('one_time_code').where('expires_at', '<', before).execute();
}

/** What was sent before is void once its purpose is served. */
export async function voidOneTimeCodes(
  ctx: Context,
  { accountId, purpose }: { accountId: bigint; purpose: CodePurpose },
): Promise<void> {
  await ctx.db
    .updateTable('one_time_code')
    .set({ used_at: ctx.clock.now() })
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

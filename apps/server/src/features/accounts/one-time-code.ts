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
  /** Into a child panel, for whoever pays for it. */
  | 'owner-sign-in'
  | 'widget-sign-in'
  | 'widget-payment';
export type OneTimeCode = Selectable<DB['one_time_code']>;

interface NewCode {
  purpose: CodePurpose;
  accountId: bigint;
  seconds: number;
  /** The address it is mailed to. */
  email?: string;
  /** The operator who requested it. */
  issuedBy?: bigint;
  /** Why an operator requested it, or what the mail is about. */
  reason?: string;
  /** The moment it refers to, if that is not now. */
  createdAt?: Date;
  /** Given by a job, so that a retry finds its own code instead of issuing a second one. */
  code?: string;
}

/** 256 random bits of which only the hash is stored; `undefined` when this code was already issued. */
export async function issueOneTimeCode(ctx: Context, request: NewCode): Promise<string | undefined> {
  const code = request.code ?? randomBytes(32).toString('base64url');
  const now = ctx.clock.now();
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('one_time_code')
    .values({
      panel_id: ctx.panel.id,
      hash: hashCode(code),
      purpose: request.purpose,
      account_id: request.accountId,
      email: request.email ?? null,
      issued_by: request.issuedBy ?? null,
      reason: request.reason ?? null,
      created_at: request.createdAt ?? now,
      expires_at: new Date(now.getTime() + request.seconds * 1000),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? code : undefined;
}

/** One conditional update, so that of concurrent calls with the same code only one succeeds. */
export function redeemOneTimeCode(
  ctx: Context,
  { code, purposes }: { code: string; purposes: readonly CodePurpose[] },
): Promise<OneTimeCode | undefined> {
  const now = ctx.clock.now();
  return ctx.db
    .updateTable('one_time_code')
    .set({ used_at: now })
    .where('panel_id', '=', ctx.panel.id)
    .where('hash', '=', hashCode(code))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Codes that still work at `until`. */
export async function countUsableCodes(
  ctx: Context,
  { accountId, purpose, until }: { accountId: bigint; purpose: CodePurpose; until: Date },
): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('one_time_code')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', until)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** For all panels. */
export async function deleteExpiredCodes({ db }: Context, before: Date): Promise<void> {
  await db.deleteFrom('one_time_code').where('expires_at', '<', before).execute();
}

/** Makes codes that were sent earlier unusable once their purpose is fulfilled. */
export async function voidOneTimeCodes(
  ctx: Context,
  { accountId, purpose, reason }: { accountId: bigint; purpose: CodePurpose; reason?: string },
): Promise<void> {
  await pendingCodes(ctx, accountId)
    .where('purpose', '=', purpose)
    .$if(reason !== undefined, (codes) => codes.where('reason', '=', reason ?? ''))
    .execute();
}

/** The code's row if it could be redeemed now, for deciding who may. */
export function findOneTimeCode(
  ctx: Context,
  { code, purpose }: { code: string; purpose: CodePurpose },
): Promise<OneTimeCode | undefined> {
  return ctx.db
    .selectFrom('one_time_code')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('hash', '=', hashCode(code))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .executeTakeFirst();
}

/** Whose code it is, also after it was used: a repeated call must get the answer of the first. */
export function findCodeOwner(
  ctx: Context,
  { code, purpose }: { code: string; purpose: CodePurpose },
): Promise<Pick<OneTimeCode, 'account_id'> | undefined> {
  return ctx.db
    .selectFrom('one_time_code')
    .select('account_id')
    .where('panel_id', '=', ctx.panel.id)
    .where('hash', '=', hashCode(code))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

/**
 * Everything pending ends; only an owner's right to undo a change outlives proofs of the new address. Undoing one
 * change ends the right to undo it and later ones, not earlier ones: a thief could else change the address twice
 * and undo the second change, and the owner of the first address would be left without a way back.
 */
export async function voidCodesOnProof(
  ctx: Context,
  { accountId, undoneSince, kept }: { accountId: bigint; undoneSince?: Date | undefined; kept?: OneTimeCode },
): Promise<void> {
  await pendingCodes(ctx, accountId)
    .$if(kept !== undefined, (codes) => codes.where('hash', '<>', kept?.hash ?? Buffer.alloc(0)))
    .where(({ eb, or }) =>
      or([
        eb('purpose', '<>', 'undo-email-change'),
        ...(undoneSince ? [eb('created_at', '>=', undoneSince)] : []),
      ]),
    )
    .execute();
}

/** Ends those that the query selects. */
function pendingCodes({ db, panel, clock }: Context, accountId: bigint) {
  return db
    .updateTable('one_time_code')
    .set({ used_at: clock.now() })
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null);
}

function hashCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

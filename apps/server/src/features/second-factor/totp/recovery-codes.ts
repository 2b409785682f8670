import { createHmac, randomInt } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { lockProvenAccount } from '../../accounts/index.ts';
import { notifyCredentialsChanged } from '../credentials-changed.ts';
import { getFactors, hasSecondFactor } from '../factors.ts';
import { freshlySignedIn } from '../sign-in-proof.ts';

const count = 10;
/** Without letters that look like others or like digits; ten of them hold about 50 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 10;

/** Replaces all codes with ten new ones. Only hashes are stored, so this is the only time they are shown. */
export async function issueRecoveryCodes(ctx: Context, accountId: bigint): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  await dropRecoveryCodes(ctx, accountId);
  await ctx.db
    .insertInto('recovery_code')
    .values(
      codes.map((code) => ({
        panel_id: ctx.panel.id,
        account_id: accountId,
        hash: hashRecoveryCode(ctx, accountId, normalize(code)),
        created_at: ctx.clock.now(),
      })),
    )
    .execute();
  return codes;
}

/** One conditional update, so that of two concurrent uses of a code only one succeeds. */
export async function redeemRecoveryCode(ctx: Context, accountId: bigint, code: string): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('recovery_code')
    .set({ used_at: ctx.clock.now() })
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .where('hash', '=', hashRecoveryCode(ctx, accountId, normalize(code)))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function dropRecoveryCodes(ctx: Context, accountId: bigint): Promise<void> {
  await ctx.db
    .deleteFrom('recovery_code')
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .execute();
}

function newCode(): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, length / 2)}-${letters.slice(length / 2)}`;
}

function normalize(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Keyed, so that a stolen table without the key cannot be brute-forced. */
function hashRecoveryCode(ctx: Context, accountId: bigint, code: string): Buffer {
  const key = ctx.keys.derive('recovery-code');
  return createHmac('sha256', key).update(`${ctx.panel.id}:${accountId}:${code}`).digest();
}

export async function renewRecoveryCodes(ctx: Context): Promise<{ recovery_codes: string[] }> {
  const { accountId } = await freshlySignedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockProvenAccount(tx);
    if (!hasSecondFactor(await getFactors(tx, accountId))) refuse('wrong_state');
    const recovery_codes = await issueRecoveryCodes(tx, accountId);
    await notifyCredentialsChanged(tx, { accountId, change: 'recoveryCodesRenewed' });
    return { recovery_codes };
  });
}

import type { Context } from '../../../platform/context.ts';
import { seal, unseal } from '../../../platform/secrets/sealed-text.ts';

const period = 30;

export async function newTotpSecret(): Promise<string> {
  const { generateSecret } = await import('otplib');
  return generateSecret();
}

export async function totpUri(issuer: string, label: string, secret: string): Promise<string> {
  const { generateURI } = await import('otplib');
  return generateURI({ issuer, label, secret });
}

export function sealTotp(ctx: Context, accountId: bigint, secret: string): Buffer {
  return seal(ctx.keys, purpose(ctx, accountId), secret);
}

/** Accepts a code of the current or a neighbouring 30-second step. The last step is stored, so no code works twice. */
export async function redeemTotp(
  ctx: Context,
  { accountId, code, confirming = false }: { accountId: bigint; code: string; confirming?: boolean },
): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) return false;
  const row = await ctx.db
    .selectFrom('totp_secret')
    .select('sealed')
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .where('confirmed_at', confirming ? 'is' : 'is not', null)
    .executeTakeFirst();
  if (!row) return false;
  const now = ctx.clock.now();
  const { verifySync } = await import('otplib');
  const result = verifySync({
    secret: unseal(ctx.keys, purpose(ctx, accountId), row.sealed),
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: period,
  });
  if (!result.valid || !('timeStep' in result)) return false;
  const step = BigInt(result.timeStep);
  const { numUpdatedRows } = await ctx.db
    .updateTable('totp_secret')
    .set({ last_step: step, ...(confirming ? { confirmed_at: now } : {}) })
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .where('sealed', '=', row.sealed)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Bound to its row, so that it cannot be copied to another account. */
function purpose(ctx: Context, accountId: bigint): string {
  return `totp_secret.sealed:${ctx.panel.id}:${accountId}`;
}

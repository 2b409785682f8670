import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import { findAccount, lockProvenAccount, shownEmail } from '../../accounts/index.ts';
import { getSettings } from '../../settings/index.ts';
import { notifyCredentialsChanged } from '../credentials-changed.ts';
import { countFactorAttempt } from '../factor-attempts.ts';
import { codesForFirstFactor, dropCodesAfterLastFactor } from '../first-factor.ts';
import { freshlySignedIn } from '../sign-in-proof.ts';
import { newTotpSecret, redeemTotp, sealTotp, totpUri } from './totp.ts';

/** A secret to scan. Each call makes a new one until an app is confirmed. */
export async function startTotp(ctx: Context): Promise<{ secret: string; uri: string }> {
  const { accountId } = await freshlySignedIn(ctx);
  const [account, { panelName }] = await Promise.all([findAccount(ctx, accountId), getSettings(ctx)]);
  if (!account) return refuse('unauthenticated');
  const secret = await newTotpSecret();
  const row = { sealed: sealTotp(ctx, accountId, secret), last_step: 0n, created_at: ctx.clock.now() };
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('totp_secret')
    .values({ panel_id: ctx.panel.id, account_id: accountId, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['panel_id', 'account_id'])
        .doUpdateSet(row)
        .where('totp_secret.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) refuse('wrong_state');
  return { secret, uri: await totpUri(panelName, shownEmail(account) ?? account.name, secret) };
}

/** The first code proves that the app has the secret; from now on signing in requires a code. */
export async function confirmTotp(
  ctx: Context,
  incoming: Incoming,
  input: string,
): Promise<{ recovery_codes: string[] }> {
  const { accountId, sessionId = '' } = await freshlySignedIn(ctx);
  const attempt = await countFactorAttempt(incoming, accountId, { from: 'session', sessionId });
  const recovery_codes = await inTransaction(ctx, async (tx) => {
    await lockProvenAccount(tx);
    const codes = await codesForFirstFactor(tx, accountId);
    const code = input.replace(/\s/g, '');
    if (!(await redeemTotp(tx, { accountId, code, confirming: true })))
      refuse('invalid_input', { fields: [{ field: 'code', code: 'wrong_code' }] });
    await notifyCredentialsChanged(tx, { accountId, change: 'totpOn' });
    return codes;
  });
  await attempt.forgive();
  return { recovery_codes };
}

export async function removeTotp(ctx: Context): Promise<void> {
  const { accountId } = await freshlySignedIn(ctx);
  await inTransaction(ctx, async (tx) => {
    const { numDeletedRows } = await tx.db
      .deleteFrom('totp_secret')
      .where('panel_id', '=', tx.panel.id)
      .where('account_id', '=', accountId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirstOrThrow();
    if (numDeletedRows !== 1n) refuse('not_found');
    await dropCodesAfterLastFactor(tx, accountId);
    await notifyCredentialsChanged(tx, { accountId, change: 'totpOff' });
  });
}

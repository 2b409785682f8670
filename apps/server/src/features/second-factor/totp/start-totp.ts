import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { findAccount, shownEmail } from '../../accounts/index.ts';
import { getSettings } from '../../settings/index.ts';
import { freshlySignedIn } from '../sign-in-proof.ts';
import { newTotpSecret, sealTotp, totpAddress } from './totp.ts';

/** A secret to scan. Asking again makes a new one, unless an app is already on. */
export async function startTotp(ctx: Context): Promise<{ secret: string; uri: string }> {
  const { accountId } = await freshlySignedIn(ctx);
  const [account, { panelName }] = await Promise.all([findAccount(ctx, accountId), getSettings(ctx)]);
  if (!account) return refuse('unauthenticated');
  const secret = newTotpSecret();
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
  return { secret, uri: totpAddress(panelName, shownEmail(account) ?? account.name, secret) };
}

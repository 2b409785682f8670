import type { SecondFactor } from '@marquee/contract/account/second-factor.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { findAccount } from '../accounts/index.ts';
import { getFactors, hasSecondFactor, lacksRequiredFactor } from './factors.ts';

import { passkeyView } from './passkeys/passkey-view.ts';
import { isFresh } from './sign-in-proof.ts';

export async function getSecondFactor(ctx: Context): Promise<SecondFactor> {
  const actor = signedIn(ctx);
  const { accountId } = actor;
  const account = (await findAccount(ctx, accountId)) ?? refuse('unauthenticated');
  const [factors, is_fresh, is_required, passkeys] = await Promise.all([
    getFactors(ctx, accountId),
    isFresh(ctx, actor),
    lacksRequiredFactor(ctx, account),
    ctx.db
      .selectFrom('passkey')
      .select(['id', 'name', 'is_synced', 'created_at', 'last_used_at'])
      .where('panel_id', '=', ctx.panel.id)
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
  ]);
  return {
    is_on: hasSecondFactor(factors),
    is_required,
    totp: factors.totp,
    passkeys: passkeys.map(passkeyView),
    recovery_codes_left: factors.recoveryCodesLeft,
    is_fresh,
    confirm_with: [
      ...(account.password_hash === null ? [] : ['password' as const]),
      ...(factors.passkeys > 0 ? ['passkey' as const] : []),
      ...(factors.totp ? ['totp' as const] : []),
      ...(factors.recoveryCodesLeft > 0 ? ['recovery_code' as const] : []),
    ],
  };
}

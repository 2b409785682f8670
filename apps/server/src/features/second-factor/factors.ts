import type { Context } from '../../platform/context.ts';
import type { Account } from '../accounts/index.ts';
import { getSettings } from '../settings/index.ts';

export interface Factors {
  totp: boolean;
  passkeys: number;
  recoveryCodesLeft: number;
}

export async function getFactors(ctx: Context, accountId: bigint): Promise<Factors> {
  const row = await ctx.db
    .selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom('totp_secret')
            .select('account_id')
            .where('panel_id', '=', ctx.panel.id)
            .where('account_id', '=', accountId)
            .where('confirmed_at', 'is not', null),
        )
        .as('totp'),
      eb
        .selectFrom('passkey')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .where('panel_id', '=', ctx.panel.id)
        .where('account_id', '=', accountId)
        .as('passkeys'),
      eb
        .selectFrom('recovery_code')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .where('panel_id', '=', ctx.panel.id)
        .where('account_id', '=', accountId)
        .where('used_at', 'is', null)
        .as('codes'),
    ])
    .executeTakeFirstOrThrow();
  return {
    totp: Boolean(row.totp),
    passkeys: Number(row.passkeys),
    recoveryCodesLeft: Number(row.codes),
  };
}

/** Recovery codes alone do not count: they only replace a factor. */
export function hasSecondFactor({ totp, passkeys }: Factors): boolean {
  return totp || passkeys > 0;
}

/** True for staff without a second factor on a panel that requires one. */
export async function lacksRequiredFactor(
  ctx: Context,
  account: Pick<Account, 'id' | 'role'>,
): Promise<boolean> {
  if (account.role === 'customer') return false;
  const { staff_second_factor_is_required } = await getSettings(ctx);
  return staff_second_factor_is_required && !hasSecondFactor(await getFactors(ctx, account.id));
}

/** A closed account cannot be signed in to. */
export async function forgetFactors(ctx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  for (const table of ['totp_secret', 'passkey', 'recovery_code', 'sign_in_challenge'] as const)
    await ctx.db
      .deleteFrom(table)
      .where('panel_id', '=', ctx.panel.id)
      .where('account_id', '=', accountId)
      .execute();
}

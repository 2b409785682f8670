import type { Context } from '../../platform/context.ts';

export interface Factors {
  totp: boolean;
  passkeys: number;
  recoveryCodesLeft: number;
}

export async function factorsOf(ctx: Context, accountId: bigint): Promise<Factors> {
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

/** Recovery codes alone are none: they only stand in for one. */
export function hasSecondFactor({ totp, passkeys }: Factors): boolean {
  return totp || passkeys > 0;
}

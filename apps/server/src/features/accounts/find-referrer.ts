import { chooseReferrer, readReferralCodes } from '@marquee/domain/referrals/referral-codes.ts';
import type { Context } from '../../platform/context.ts';

interface Visit {
  /** As the cookie joins them, oldest first. */
  codes: string | null | undefined;
  email: string | null;
  /** Who signed in to this browser last. */
  browserOf?: bigint | undefined;
}

interface ReferrerColumns {
  referrer_id: bigint | null;
  shares_browser_with_referrer: boolean;
}

/** Decided once, when the account is opened (docs/decisions/0041). */
export async function findReferrer(
  ctx: Context,
  { codes: text, email, browserOf }: Visit,
): Promise<ReferrerColumns> {
  const codes = readReferralCodes(text);
  const bearers = codes.length === 0 ? [] : await bearersOf(ctx, codes);
  const referrerId = chooseReferrer(codes, bearers, email) ?? null;
  return {
    referrer_id: referrerId,
    shares_browser_with_referrer: referrerId !== null && referrerId === browserOf,
  };
}

/** The account whose link was opened, if its code still counts. */
export async function activeReferrer(ctx: Context, code: string): Promise<bigint | undefined> {
  const [clean] = readReferralCodes(code);
  return clean === undefined ? undefined : (await bearersOf(ctx, [clean]))[0]?.id;
}

async function bearersOf({ db, panel }: Context, codes: readonly string[]) {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'affiliate_code as code', 'email', 'claimed_email'])
    .where('panel_id', '=', panel.id)
    .where('affiliate_code', 'in', codes)
    .where('closed_at', 'is', null)
    .execute();
  return rows.map(({ id, code, email, claimed_email }) => ({ id, code, email: email ?? claimed_email }));
}

import type { MarketingVisit, Registration } from '@marquee/contract/account/account.ts';
import type { Context } from '../../platform/context.ts';
import type { Account } from './account.ts';
import { findReferrer } from './find-referrer.ts';

type Details = Omit<Registration, 'password' | 'password_confirmation' | 'captcha_response'>;

/** Always a new account with an unverified address, whether or not another account has the address. */
export async function openAccount(
  ctx: Context,
  details: Details,
  passwordHash: string,
  /** Who signed in to this browser last. */
  browserOf?: bigint,
): Promise<Account> {
  const isCompany = details.account_type === 'company';
  const now = ctx.clock.now();
  return ctx.db
    .insertInto('account')
    .values({
      panel_id: ctx.panel.id,
      claimed_email: details.email,
      name: details.name,
      password_hash: passwordHash,
      locale: ctx.locale,
      account_type: details.account_type,
      company_name: isCompany ? details.company_name || null : null,
      company_address: isCompany ? details.company_address || null : null,
      company_site: isCompany ? details.company_site || null : null,
      vat: isCompany ? details.vat || null : null,
      messengers: JSON.stringify(details.messengers),
      ...originColumns(details),
      ...(await findReferrer(ctx, { codes: details.affiliate_code, email: details.email, browserOf })),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface SocialProfile {
  name: string;
  /** Stored as verified if the provider has verified it, else as claimed. */
  email: string | undefined;
  emailIsVerified: boolean;
  visit: MarketingVisit;
  /** Who signed in to this browser last. */
  browserOf?: bigint | undefined;
}

/** An account without a password; its owner signs in through the provider. */
export async function openSocialAccount(ctx: Context, profile: SocialProfile): Promise<Account> {
  const { email, emailIsVerified, browserOf } = profile;
  const { affiliate_code: codes } = profile.visit;
  const now = ctx.clock.now();
  return ctx.db
    .insertInto('account')
    .values({
      panel_id: ctx.panel.id,
      name: oneLine(profile.name),
      ...(email && emailIsVerified ? { email, email_verified_at: now } : { claimed_email: email ?? null }),
      locale: ctx.locale,
      ...originColumns(profile.visit),
      ...(await findReferrer(ctx, { codes, email: email ?? null, browserOf })),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What brought the person, and how the analytics know them. */
function originColumns(visit: MarketingVisit) {
  const { marketing_source, marketing_medium, marketing_campaign, vs_cid, vs_subid } = visit;
  return {
    marketing: JSON.stringify({ marketing_source, marketing_medium, marketing_campaign, vs_cid, vs_subid }),
    yandex_metrika_client_id: visit.yandex_metrika_client_id || null,
    google_analytics4_client_id: visit.google_analytics4_client_id || null,
  };
}

function oneLine(name: string): string {
  const clean = name
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .toWellFormed();
  return [...clean].slice(0, 120).join('') || '-';
}

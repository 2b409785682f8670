import type { Registration } from '@marquee/contract/account/account.ts';
import type { Context } from '../../platform/context.ts';
import type { Account } from './account.ts';

type Details = Omit<Registration, 'password' | 'password_confirmation' | 'captcha_response'>;

/** Always a new account with an unverified address, whether or not another account has the address. */
export function openAccount(ctx: Context, details: Details, passwordHash: string): Promise<Account> {
  const isCompany = details.account_type === 'company';
  const { marketing_source, marketing_medium, marketing_campaign, vs_cid, vs_subid } = details;
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
      referred_by: details.affiliate_code || null,
      marketing: JSON.stringify({ marketing_source, marketing_medium, marketing_campaign, vs_cid, vs_subid }),
      yandex_metrika_client_id: details.yandex_metrika_client_id || null,
      google_analytics4_client_id: details.google_analytics4_client_id || null,
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
  affiliateCode: string | undefined;
}

/** An account without a password; its owner signs in through the provider. */
export function openSocialAccount(ctx: Context, profile: SocialProfile): Promise<Account> {
  const { email, emailIsVerified } = profile;
  const now = ctx.clock.now();
  return ctx.db
    .insertInto('account')
    .values({
      panel_id: ctx.panel.id,
      name: oneLine(profile.name),
      ...(email && emailIsVerified ? { email, email_verified_at: now } : { claimed_email: email ?? null }),
      locale: ctx.locale,
      referred_by: profile.affiliateCode || null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

function oneLine(name: string): string {
  const clean = name
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .toWellFormed();
  return [...clean].slice(0, 120).join('') || '-';
}

import type { Context } from '../../platform/context.ts';
import type { Account } from './account.ts';

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

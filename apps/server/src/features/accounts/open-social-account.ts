import type { Context } from '../../platform/context.ts';
import type { Account } from './account.ts';

interface Newcomer {
  name: string;
  /** Theirs if the provider says that it was proven, else only claimed. */
  email: string | undefined;
  emailIsVerified: boolean;
  affiliateCode: string | undefined;
}

/** An account without a password: its way in is the provider that vouches for it. */
export function openSocialAccount(ctx: Context, newcomer: Newcomer): Promise<Account> {
  const { email, emailIsVerified } = newcomer;
  const now = ctx.clock.now();
  return ctx.db
    .insertInto('account')
    .values({
      panel_id: ctx.panel.id,
      name: oneLine(newcomer.name),
      ...(email && emailIsVerified ? { email, email_verified_at: now } : { claimed_email: email ?? null }),
      locale: ctx.locale,
      referred_by: newcomer.affiliateCode || null,
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

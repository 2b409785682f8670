import { defaultLocale, isLocale } from '@marquee/domain/locale/locales.ts';
import type { Context } from '../../../platform/context.ts';
import { type Account, accountsByEmail, issueOneTimeCode } from '../../accounts/index.ts';
import { sendAccountMail } from '../account-mail.ts';

const hoursToConfirm = 72;

/**
 * Asks the new account to verify its address. If somebody already owns the address, they are notified
 * instead; both cases write the same rows, so that the response takes as long.
 */
export async function mailWelcome(
  ctx: Context,
  account: Account,
  origin: string,
  template: 'welcome' | 'verify-email' = 'welcome',
): Promise<void> {
  const email = account.claimed_email;
  if (!email) return;
  const { owner } = await accountsByEmail(ctx, email);
  const code = await issueOneTimeCode(ctx, {
    purpose: 'verify-email',
    accountId: account.id,
    email,
    seconds: hoursToConfirm * 3600,
  });
  const reader = owner ?? account;
  const envelope = {
    to: email,
    locale: isLocale(reader.locale) ? reader.locale : defaultLocale,
    account: reader,
    origin,
  };
  await sendAccountMail(
    ctx,
    owner
      ? { ...envelope, template: 'already-registered', path: '/login', query: { email } }
      : {
          ...envelope,
          template,
          path: '/email/verify',
          query: { code: code ?? '' },
          validFor: { hours: hoursToConfirm },
        },
  );
}

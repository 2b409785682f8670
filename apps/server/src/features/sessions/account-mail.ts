import type { Locale } from '@marquee/domain/locale/locales.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { translator } from '@marquee/i18n/translator.ts';
import type { Context } from '../../platform/context.ts';
import { layOutMail } from '../../platform/mail/layout.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Account } from '../accounts/index.ts';
import { mailBrand } from '../settings/index.ts';

interface AccountMail {
  template: 'welcome' | 'already-registered' | 'password-reset' | 'verify-email';
  to: string;
  locale: Locale;
  /** Greeted by name at an address of their own; a claimed one may be a stranger's. */
  account: Pick<Account, 'name' | 'email'>;
  /** The panel's origin as the person reached it. */
  origin: string;
  path: string;
  query?: Record<string, string>;
  /** How long the link is valid. */
  validFor?: { hours: number } | { minutes: number };
}

const phrases = {
  welcome: 'welcome',
  'already-registered': 'alreadyRegistered',
  'password-reset': 'passwordReset',
  'verify-email': 'verifyEmail',
} as const;

/** Sends an account mail in the recipient's language. */
export async function sendAccountMail(ctx: Context, mail: AccountMail): Promise<void> {
  const [brand, t] = await Promise.all([mailBrand(ctx), translator(mail.locale)]);
  const panel = brand.panelName;
  const area = `mail.account.${phrases[mail.template]}` as const;
  const url = `${mail.origin}${localizedPath(mail.path, mail.locale)}?${new URLSearchParams(mail.query)}`;
  const paragraphs = [
    mail.account.email === mail.to
      ? t('mail.greeting', { name: mail.account.name })
      : t('mail.greetingNameless'),
    t(`${area}.text`, { panel }),
    ...(mail.validFor ? [t('mail.validFor', { duration: formatDuration(t, mail.validFor) })] : []),
    t('mail.ignore'),
    t('mail.signature', { panel }),
  ];
  const content = {
    locale: mail.locale,
    ...brand,
    title: t(`${area}.title`),
    paragraphs,
    button: { label: t(`${area}.action`), url: url.replace(/\?$/, '') },
    footer: t('mail.reason', { panel }),
  };
  await queueMail(ctx, {
    to: mail.to,
    template: mail.template,
    locale: mail.locale,
    subject: t(`${area}.subject`, { panel }),
    ...layOutMail(content),
  });
}

function formatDuration(
  t: Awaited<ReturnType<typeof translator>>,
  validFor: NonNullable<AccountMail['validFor']>,
): string {
  return 'hours' in validFor
    ? t('common.durations.hours', { count: validFor.hours })
    : t('common.durations.minutes', { count: validFor.minutes });
}

import { defaultLocale, isLocale } from '@marquee/domain/locale/locales.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { translator } from '@marquee/i18n/translator.ts';
import type { Context } from '../../platform/context.ts';
import { layOutMail } from '../../platform/mail/layout.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Account } from '../accounts/index.ts';
import { mailBrand } from '../settings/index.ts';

const templates = {
  'confirm-new-email': { phrase: 'confirmEmail', path: '/email/change', hours: 24 },
  'email-taken': { phrase: 'emailTaken', path: '/login', hours: undefined },
  'email-changed': { phrase: 'emailChanged', path: '/email/undo', hours: 7 * 24 },
  'undo-elsewhere': { phrase: 'undoElsewhere', path: '/email/undo', hours: 24 },
} as const;

type Template = keyof typeof templates;

export function validHours(template: Exclude<Template, 'email-taken'>): number {
  return templates[template].hours;
}

interface ProfileMail {
  template: Template;
  /** Whose language the mail uses, and whose name if the address is theirs. */
  account: Pick<Account, 'name' | 'locale' | 'email'>;
  to: string;
  origin: string;
  /** The account's other address, for mails that mention it. */
  address?: string;
  code?: string;
}

/** A mail about an email change: what happened, and what to do if it was somebody else. */
export async function sendProfileMail(ctx: Context, mail: ProfileMail): Promise<void> {
  const { phrase, path, hours } = templates[mail.template];
  const locale = isLocale(mail.account.locale) ? mail.account.locale : defaultLocale;
  const [brand, t] = await Promise.all([mailBrand(ctx), translator(locale)]);
  const panel = brand.panelName;
  const isOwn = mail.account.email === mail.to;
  const area = `profile.mail.${phrase}` as const;
  const duration =
    hours &&
    t(hours > 48 ? 'common.durations.days' : 'common.durations.hours', {
      count: hours > 48 ? hours / 24 : hours,
    });
  const query = mail.code ? `?${new URLSearchParams({ code: mail.code })}` : '';
  const content = {
    locale,
    ...brand,
    title: t(`${area}.title`),
    paragraphs: [
      isOwn ? t('mail.greeting', { name: mail.account.name }) : t('mail.greetingNameless'),
      t(`${area}.text`, { panel, address: mail.address ?? mail.to }),
      ...(duration ? [t('mail.validFor', { duration })] : []),
      t('mail.signature', { panel }),
    ],
    button: { label: t(`${area}.action`), url: `${mail.origin}${localizedPath(path, locale)}${query}` },
    footer: t('mail.reason', { panel }),
  };
  await queueMail(ctx, {
    to: mail.to,
    template: mail.template,
    locale,
    subject: t(`${area}.subject`, { panel }),
    ...layOutMail(content),
  });
}

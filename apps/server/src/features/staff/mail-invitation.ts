import { defaultLocale, isLocale } from '@marquee/domain/locale/locales.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { translator } from '@marquee/i18n/translator.ts';
import type { Context } from '../../platform/context.ts';
import { layOutMail } from '../../platform/mail/layout.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Account } from '../accounts/index.ts';
import { panelOrigin } from '../panels/index.ts';
import { mailBrand } from '../settings/index.ts';

/** Whoever has an account here signs in; anybody else registers with the invited address. */
export async function mailInvitation(
  tx: Context,
  { email, account }: { email: string; account: Account | undefined },
): Promise<void> {
  const locale =
    account && isLocale(account.locale) ? account.locale : isLocale(tx.locale) ? tx.locale : defaultLocale;
  const [brand, t, origin] = await Promise.all([mailBrand(tx), translator(locale), panelOrigin(tx)]);
  const panel = brand.panelName;
  const path = account ? '/admin' : '/register';
  const query = account ? '' : `?${new URLSearchParams({ email })}`;
  const content = {
    locale,
    ...brand,
    title: t('mail.staffInvitation.title'),
    paragraphs: [
      account ? t('mail.greeting', { name: account.name }) : t('mail.greetingNameless'),
      t(account ? 'mail.staffInvitation.joined' : 'mail.staffInvitation.text', { panel }),
      t('mail.signature', { panel }),
    ],
    button: {
      label: t(account ? 'mail.staffInvitation.open' : 'mail.staffInvitation.register'),
      url: `${origin}${localizedPath(path, locale)}${query}`,
    },
    footer: t('mail.reason', { panel }),
  };
  await queueMail(tx, {
    to: email,
    template: 'staff-invitation',
    locale,
    subject: t('mail.staffInvitation.subject', { panel }),
    ...layOutMail(content),
  });
}

import { formatDateTime } from '@marquee/domain/format/date.ts';
import { defaultLocale, isLocale } from '@marquee/domain/locale/locales.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { translator } from '@marquee/i18n/translator.ts';
import type { Context } from '../../platform/context.ts';
import { layOutMail } from '../../platform/mail/layout.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { findAccount, shownEmail } from '../accounts/index.ts';
import { panelOrigin } from '../panels/index.ts';
import { getSettings, mailBrand } from '../settings/index.ts';
import type { Notice } from './notice.ts';
import { noticeContent } from './notice-content.ts';
import { flagColumns, flaggedTopic, isAboutSecurity } from './notice-topic.ts';
import { unsubscribeSignature } from './unsubscribe-signature.ts';

/**
 * Sends a mail in the account's language, unless it has unsubscribed from the topic or has no address.
 * Inside a transaction the mail is sent only after the commit.
 */
export async function notify(ctx: Context, accountId: bigint, notice: Notice): Promise<void> {
  const account = await findAccount(ctx, accountId);
  // Security mails go to verified addresses only; a claimed address may be a stranger's.
  const to = account && (isAboutSecurity(notice.kind) ? account.email : shownEmail(account));
  if (!account || !to) return;
  const topic = flaggedTopic(notice.kind);
  if (topic && !account[flagColumns[topic]]) return;

  const locale = isLocale(account.locale) ? account.locale : defaultLocale;
  const [{ rounding_precision }, brand, origin, t] = await Promise.all([
    getSettings(ctx),
    mailBrand(ctx),
    panelOrigin(ctx),
    translator(locale),
  ]);
  const panel = brand.panelName;
  const { title, paragraphs, button } = noticeContent(notice, {
    t,
    panel,
    precision: rounding_precision,
    at: `${formatDateTime(ctx.clock.now())} UTC`,
  });
  const query = topic && new URLSearchParams({ signature: unsubscribeSignature(ctx.keys, account), topic });
  const unsubscribePath = `/unsubscribe/${account.id}?${query}`;
  const mail = layOutMail({
    locale,
    ...brand,
    title,
    paragraphs: [t('mail.greeting', { name: account.name }), ...paragraphs, t('mail.signature', { panel })],
    ...(button ? { button: { label: button.label, url: origin + localizedPath(button.path, locale) } } : {}),
    footer: t('mail.reason', { panel }),
    ...(topic
      ? {
          unsubscribe: { label: t('mail.unsubscribe'), url: origin + localizedPath(unsubscribePath, locale) },
        }
      : {}),
  });
  await queueMail(ctx, {
    to,
    template: notice.kind,
    locale,
    subject: title,
    ...mail,
    headers: {
      // Without a language prefix: mail programs also POST to this address.
      ...(topic
        ? {
            'List-Unsubscribe': `<${origin}${unsubscribePath}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
      ...('replyTo' in notice && notice.replyTo ? { 'Reply-To': notice.replyTo } : {}),
    },
  });
}

import { defaultLocale, isLocale } from '@marquee/domain/locale/locales.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { translator } from '@marquee/i18n/translator.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { event } from '../../platform/events/events.ts';
import { layOutMail } from '../../platform/mail/layout.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { findAccount } from '../accounts/index.ts';
import { panelOrigin } from '../panels/index.ts';
import { getSettings } from '../settings/index.ts';

export type CredentialsChange =
  | 'totpOn'
  | 'totpOff'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryCodesRenewed'
  | 'socialConnected'
  | 'socialDisconnected';

/** How an account is entered has changed; `keptSession` is the one it was changed from. */
export const credentialsChanged = event<{ accountId: bigint; keptSession: string | undefined }>(
  'credentials-changed',
);

/** Ends the other sessions, writes it down, and tells the owner, in case it was somebody else. */
export async function tellCredentialsChanged(
  ctx: Context,
  { accountId, change }: { accountId: bigint; change: CredentialsChange },
): Promise<void> {
  const keptSession = ctx.actor.kind === 'user' ? ctx.actor.sessionId : undefined;
  await ctx.events.emit(ctx, credentialsChanged, { accountId, keptSession });
  await recordAudit(ctx, {
    action: 'credentials.change',
    subjectType: 'account',
    subjectId: accountId,
    after: { change },
  });
  await mailNotice(ctx, accountId, change);
}

/** Only to a proven address: a claimed one may be a stranger's. */
async function mailNotice(ctx: Context, accountId: bigint, change: CredentialsChange): Promise<void> {
  const account = await findAccount(ctx, accountId);
  if (!account?.email) return;
  const locale = isLocale(account.locale) ? account.locale : defaultLocale;
  const [settings, t, origin] = await Promise.all([getSettings(ctx), translator(locale), panelOrigin(ctx)]);
  const panel = settings.panelName;
  await queueMail(ctx, {
    to: account.email,
    template: 'security-notice',
    locale,
    subject: t('security.mail.subject', { panel }),
    ...layOutMail({
      locale,
      panelName: panel,
      colour: settings.colors.light.primary,
      title: t('security.mail.title'),
      paragraphs: [
        t('mail.greeting', { name: account.name }),
        t(`security.mail.${change}`, { panel }),
        t('security.mail.notYou'),
        t('mail.signature', { panel }),
      ],
      button: {
        label: t('security.mail.action'),
        url: `${origin}${localizedPath('/security', locale)}`,
      },
      footer: t('mail.reason', { panel }),
    }),
  });
}

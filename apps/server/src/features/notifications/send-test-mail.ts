import { translator } from '@marquee/i18n/translator.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { layOutMail } from '../../platform/mail/layout.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { findAccount } from '../accounts/index.ts';
import { mailBrand } from '../settings/index.ts';

/** A mail to the caller's own proven address, through everything that mails go through. */
export async function sendTestMail(ctx: Context): Promise<bigint> {
  const account = await findAccount(ctx, signedIn(ctx).accountId);
  if (!account?.email) return refuse('wrong_state');
  const { email: to } = account;
  const [brand, t] = await Promise.all([mailBrand(ctx), translator(ctx.locale)]);
  const content = layOutMail({
    ...brand,
    locale: ctx.locale,
    title: t('mail.test.title'),
    paragraphs: [t('mail.test.text', { panel: brand.panelName })],
    footer: t('mail.reason', { panel: brand.panelName }),
  });
  return inTransaction(ctx, async (tx) => {
    const id = await queueMail(tx, {
      to,
      template: 'test',
      locale: tx.locale,
      subject: t('mail.test.subject', { panel: brand.panelName }),
      ...content,
    });
    await recordAudit(tx, { action: 'mails.send-test', subjectType: 'mail', subjectId: id });
    return id;
  });
}

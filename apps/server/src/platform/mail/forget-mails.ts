import type { Context } from '../context.ts';

/**
 * Deletes mails to the verified address of a closed account. Waiting mails are still sent: one of them
 * confirms the closing.
 */
export async function forgetMails(tx: Context, { email }: { email: string | null }): Promise<void> {
  if (!email) return;
  await tx.db
    .deleteFrom('outbox_mail')
    .where('panel_id', '=', tx.panel.id)
    .where('recipient', '=', email)
    .where('status', '<>', 'waiting')
    .execute();
}

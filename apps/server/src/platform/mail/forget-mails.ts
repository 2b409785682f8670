import type { Context } from '../context.ts';

/**
 * What was written to the address that a closed account had proven. Mails that still wait go out: the last
 * one says that it is closed.
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

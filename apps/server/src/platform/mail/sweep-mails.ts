import { sql } from 'kysely';
import type { Context } from '../context.ts';

const daysKept = 90;
const mailsAtOnce = 5000;

/** Of every panel, some at a time. */
export async function sweepMails(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - daysKept * 86_400_000);
  let swept = mailsAtOnce;
  while (swept === mailsAtOnce) {
    const { rows } = await sql`
      delete from outbox_mail where (panel_id, id) in (
        select panel_id, id from outbox_mail
         where created_at < ${before} and status <> 'waiting' order by created_at limit ${mailsAtOnce})
      returning id`.execute(ctx.db);
    swept = rows.length;
  }
}

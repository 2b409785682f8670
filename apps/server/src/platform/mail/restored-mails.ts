import type { LoopContext } from '../loops/loop.ts';
import type { RestoredWork } from '../restore/restored-work.ts';

const waiting = ({ db }: LoopContext, before: Date) =>
  db.selectFrom('outbox_mail').where('status', '=', 'waiting').where('created_at', '<', before);

export const restoredMails: RestoredWork = {
  name: 'mails',
  description: 'Mails that wait to be sent',
  choices: { drop: 'they are not sent', send: 'they are sent, some perhaps a second time' },
  count: async (ctx, before) => {
    const { count } = await waiting(ctx, before)
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  settle: async ({ db }, before, choice) => {
    if (choice !== 'drop') return;
    await db
      .updateTable('outbox_mail')
      .set({ status: 'failed', last_error: 'Dropped after a restore: it may already have been sent.' })
      .where('status', '=', 'waiting')
      .where('created_at', '<', before)
      .execute();
  },
};

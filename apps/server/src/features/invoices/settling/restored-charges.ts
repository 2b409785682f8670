import type { LoopContext } from '../../../platform/loops/loop.ts';
import type { RestoredWork } from '../../../platform/restore/restored-work.ts';

/** A gateway remembers a charge by its key for a day; after that the same charge would be made again. */
export const restoredCharges: RestoredWork = {
  name: 'card-charges',
  description: 'Open invoices to be charged to a linked card',
  choices: {
    drop: 'the card is not charged; the invoice is paid otherwise, or expires',
    send: 'the card is charged, some perhaps a second time',
  },
  count: async ({ db }, before) => {
    const { count } = await db
      .selectFrom('invoice')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('status', '=', 'open')
      .where('card_id', 'is not', null)
      .where('created_at', '<', before)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  settle: async ({ db }: LoopContext, before, choice) => {
    if (choice !== 'drop') return;
    await db
      .updateTable('invoice')
      .set({ card_id: null })
      .where('status', '=', 'open')
      .where('card_id', 'is not', null)
      .where('created_at', '<', before)
      .execute();
  },
};

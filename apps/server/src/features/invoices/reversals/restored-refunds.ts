import { inTransaction } from '../../../platform/db/transaction.ts';
import type { LoopContext } from '../../../platform/loops/loop.ts';
import type { RestoredWork } from '../../../platform/restore/restored-work.ts';
import { lockInvoice } from '../invoice.ts';
import { endRefund } from './end-refund.ts';

/** Gateways remember the key of a refund for a limited time, so nobody but a person can tell. */
export const restoredRefunds: RestoredWork = {
  name: 'refunds',
  description: 'Refunds that wait for a gateway',
  choices: {
    send: 'the gateway is asked; it refuses or repeats only what it remembers',
    done: 'they are recorded as made; you have made them, or the gateway shows them',
  },
  mustChoose: true,
  count: async (ctx, before) => (await openRefunds(ctx, before)).length,
  settle: async (ctx, before, choice) => {
    if (choice !== 'done') return;
    for (const { panel_id, invoice_id, turn } of await openRefunds(ctx, before)) {
      const inPanel = await ctx.inPanel(panel_id);
      if (!inPanel) continue;
      await inTransaction(inPanel, async (tx) => {
        const invoice = await lockInvoice(tx, invoice_id);
        if (invoice) await endRefund(tx, invoice, { turn });
      });
    }
  },
};

function openRefunds({ db }: LoopContext, before: Date) {
  return db
    .selectFrom('invoice_reversal')
    .select(['panel_id', 'invoice_id', 'turn'])
    .where('done_at', 'is', null)
    .where('created_at', '<', before)
    .orderBy('invoice_id')
    .execute();
}

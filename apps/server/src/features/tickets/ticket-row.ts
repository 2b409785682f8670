import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { refuse } from '../../platform/errors.ts';

export type TicketRow = Selectable<DB['ticket']>;

/** Customers can only access their own tickets, staff all tickets of their panel. */
export type Reader = { kind: 'customer'; accountId: bigint } | { kind: 'staff' };

export async function findTicket(ctx: Context, ticketId: bigint, reader: Reader): Promise<TicketRow> {
  const row = await ctx.db
    .selectFrom('ticket')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', ticketId)
    .$if(reader.kind === 'customer', (query) =>
      query.where('account_id', '=', reader.kind === 'customer' ? reader.accountId : 0n),
    )
    .executeTakeFirst();
  return row ?? refuse('not_found');
}

/** For staff: whoever waited for the lock reads what the other has written. */
export async function lockTicket({ db, panel }: Context, ticketId: bigint): Promise<TicketRow> {
  const row = await db
    .selectFrom('ticket')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('id', '=', ticketId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? refuse('not_found');
}

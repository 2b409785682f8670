import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { type listTickets as endpoint, ticketTable } from '@marquee/contract/shell/tickets.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { containsFolded } from '../../platform/db/fold-text.ts';
import { previewOf, readAuthor } from './ticket-view.ts';

export async function listTickets(
  ctx: Context,
  accountId: bigint,
  query: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const page = ticketTable.read(query);
  const own = ctx.db
    .selectFrom('ticket')
    .where('ticket.panel_id', '=', ctx.panel.id)
    .where('ticket.account_id', '=', accountId);
  const { status } = query;
  const matching = own
    .$if(status !== undefined, (build) => build.where('ticket.status', '=', status ?? 'open'))
    .$if(page.search !== '', (build) => build.where(containsFolded('ticket.subject', page.search)));
  const [rows, filtered, all] = await Promise.all([
    matching
      .innerJoinLateral(
        (build) =>
          build
            .selectFrom('ticket_message')
            .select(['author', 'text', 'created_at as said_at'])
            .select(sql<bigint>`count(*) over ()`.as('messages_count'))
            .whereRef('ticket_message.panel_id', '=', 'ticket.panel_id')
            .whereRef('ticket_message.ticket_id', '=', 'ticket.id')
            .orderBy('ticket_message.id', 'desc')
            .limit(1)
            .as('latest'),
        (join) => join.onTrue(),
      )
      .selectAll()
      .orderBy(`ticket.${page.column}`, page.direction)
      .orderBy('ticket.id', page.direction)
      .offset(page.offset)
      .limit(page.limit)
      .execute(),
    matching.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
    own.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return {
    data: rows.map((row) => ({
      id: Number(row.id),
      subject: row.subject,
      order_id: row.order_id === null ? null : Number(row.order_id),
      status: row.status,
      is_unread: row.last_message_at > row.customer_read_at,
      messages_count: Number(row.messages_count),
      last_message: {
        author: readAuthor(row),
        text: previewOf(row.text),
        created_at: row.said_at.toISOString(),
      },
      created_at: row.created_at.toISOString(),
    })),
    recordsTotal: Number(all.count),
    recordsFiltered: Number(filtered.count),
  };
}

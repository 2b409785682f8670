import type { listStaffTickets as endpoint, StaffTicketCard } from '@marquee/contract/console/tickets.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { fold } from '@marquee/domain/search/fold.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import { keyedPage } from '../../../platform/console/keyed-page.ts';
import type { Context } from '../../../platform/context.ts';
import { containsFolded, foldText } from '../../../platform/db/fold-text.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { customersById, findCustomerIds } from '../../accounts/index.ts';
import type { TicketRow } from '../ticket-row.ts';
import { previewOf, readAuthor } from '../ticket-view.ts';

type Query = Input<typeof endpoint>['query'];
type Tickets = SelectQueryBuilder<DB, 'ticket', object>;

/** Open tickets come in the order in which their customers began to wait, all others newest first. */
export async function listStaffTickets(ctx: Context, query: Query): Promise<Answer<typeof endpoint>> {
  const { status, holder, limit } = query;
  const after = query.after === undefined ? undefined : BigInt(query.after);
  const found = await matching(ctx, query.search?.trim() ?? '');
  const rows = await found
    .selectAll('ticket')
    .$if(status !== 'any', (build) => build.where('ticket.status', '=', status === 'any' ? 'open' : status))
    .$if(holder === 'mine', (build) => build.where('ticket.assigned_to', '=', signedIn(ctx).accountId))
    .$if(holder === 'unassigned', (build) => build.where('ticket.assigned_to', 'is', null))
    .$call((build) => (status === 'open' ? byWaiting(ctx, build, after) : newestFirst(build, after)))
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  return { data: await cards(ctx, page.rows), next: page.next };
}

/** What comes after a ticket is told by its own waiting time, so that one number is enough for a page's key. */
function byWaiting<Row>(ctx: Context, tickets: SelectQueryBuilder<DB, 'ticket', Row>, after?: bigint) {
  const last = ctx.db
    .selectFrom('ticket as last')
    .select(['last.waiting_since', 'last.id'])
    .where('last.panel_id', '=', ctx.panel.id)
    .where('last.id', '=', after ?? 0n);
  return tickets
    .$if(after !== undefined, (build) =>
      build.where(sql<boolean>`(ticket.waiting_since, ticket.id) > (${last})`),
    )
    .orderBy('ticket.waiting_since')
    .orderBy('ticket.id');
}

function newestFirst<Row>(tickets: SelectQueryBuilder<DB, 'ticket', Row>, after?: bigint) {
  return tickets
    .$if(after !== undefined, (build) => build.where('ticket.id', '<', after ?? 0n))
    .orderBy('ticket.id', 'desc');
}

/** Scripts in which no index can tell where a word ends. */
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** By the number of the ticket, its order or its customer, by the customer's address, or by words of the subject. */
async function matching(ctx: Context, search: string): Promise<Tickets> {
  const all = ctx.db.selectFrom('ticket').where('ticket.panel_id', '=', ctx.panel.id);
  if (search === '') return all;
  if (/^#?\d{1,16}$/.test(search)) {
    const number = BigInt(search.replace('#', ''));
    return all.where(({ eb, or }) =>
      or([
        eb('ticket.id', '=', number),
        eb('ticket.order_id', '=', number),
        eb('ticket.account_id', '=', number),
      ]),
    );
  }
  if (search.includes('@')) {
    const accountIds = await findCustomerIds(ctx, search.toLowerCase());
    return all.where('ticket.account_id', 'in', accountIds.length > 0 ? accountIds : [0n]);
  }
  if (withoutSpaces.test(search)) return all.where(containsFolded('ticket.subject', search));
  // Whole words: of beginnings the planner cannot tell how rare they are, and reads the whole table.
  const subject = foldText(sql`ticket.subject`);
  return all.where(
    sql<boolean>`to_tsvector('simple', ${subject}) @@ plainto_tsquery('simple', ${fold(search)})`,
  );
}

async function cards(ctx: Context, tickets: readonly TicketRow[]): Promise<StaffTicketCard[]> {
  const people = tickets.flatMap(({ account_id, assigned_to }) => [account_id, assigned_to ?? account_id]);
  const [accounts, messages] = await Promise.all([
    customersById(ctx, people),
    lastMessages(
      ctx,
      tickets.map(({ id }) => id),
    ),
  ]);
  return tickets.map((ticket) => {
    const message = messages.get(ticket.id);
    const assignee = ticket.assigned_to === null ? undefined : accounts.get(ticket.assigned_to);
    return {
      id: Number(ticket.id),
      subject: ticket.subject,
      status: ticket.status,
      customer: accounts.get(ticket.account_id) ?? { id: Number(ticket.account_id), name: '', email: null },
      order_id: ticket.order_id === null ? null : Number(ticket.order_id),
      assignee: assignee ? { id: assignee.id, name: assignee.name } : null,
      waiting_since: ticket.status === 'open' ? ticket.waiting_since.toISOString() : null,
      last_message: message
        ? {
            author: readAuthor(message),
            text: previewOf(message.text),
            created_at: message.created_at.toISOString(),
          }
        : null,
      merged_into: ticket.merged_into === null ? null : Number(ticket.merged_into),
      created_at: ticket.created_at.toISOString(),
    };
  });
}

async function lastMessages({ db, panel }: Context, ticketIds: readonly bigint[]) {
  if (ticketIds.length === 0) return new Map();
  const { rows } = await sql<{ ticket_id: bigint; author: string; text: string; created_at: Date }>`
    select asked.id as ticket_id, said.author, said.text, said.created_at
      from unnest(${ticketIds}::bigint[]) as asked (id)
      cross join lateral (
        select author, text, created_at from ticket_message
         where panel_id = ${panel.id} and ticket_id = asked.id order by id desc limit 1) as said`.execute(db);
  return new Map(rows.map((row) => [row.ticket_id, row]));
}

import type { Escalation, Escalations } from '@marquee/contract/console/escalations.ts';
import type { Context } from '../../platform/context.ts';
import { panelOrigin } from '../panels/index.ts';
import { findTicket, getTicket } from '../tickets/index.ts';
import { findParentDesk, type ParentDesk, parentsOrder } from './parent-desk.ts';

const mostShown = 20;

/** For staff only: the customer sees nothing of it. Null for a panel without a parent. */
export async function getEscalations(ctx: Context, ticketId: bigint): Promise<Escalations | null> {
  const ticket = await findTicket(ctx, ticketId, { kind: 'staff' });
  const desk = await findParentDesk(ctx);
  if (!desk) return null;
  const order = await parentsOrder(ctx, desk, ticket.order_id);
  const rows = await escalationRows(ctx, ticketId);
  const origin = await panelOrigin(desk.parent);
  const escalations: Escalation[] = [];
  for (const { id, parent_ticket_id } of rows)
    escalations.push({
      id: Number(id),
      url: `${origin}/tickets/${parent_ticket_id}`,
      ...(await conversation(desk, parent_ticket_id)),
    });
  const isAsking = escalations.some(({ status }) => status !== 'closed');
  return {
    panel_name: desk.parent.panel.name,
    order: order ?? null,
    can_ask: order !== undefined && !isAsking && ticket.merged_into === null,
    escalations,
  };
}

/** The latest first, with those of tickets that were merged into this one. */
export function escalationRows({ db, panel }: Context, ticketId: bigint) {
  return db
    .selectFrom('ticket_escalation as escalation')
    .innerJoin('ticket', (join) =>
      join
        .onRef('ticket.panel_id', '=', 'escalation.panel_id')
        .onRef('ticket.id', '=', 'escalation.ticket_id'),
    )
    .select(['escalation.id', 'escalation.parent_ticket_id'])
    .where('escalation.panel_id', '=', panel.id)
    .where(({ eb, or }) => or([eb('ticket.id', '=', ticketId), eb('ticket.merged_into', '=', ticketId)]))
    .orderBy('escalation.id', 'desc')
    .limit(mostShown)
    .execute();
}

/** What the owner could read there, without the names of the parent's staff. */
async function conversation({ parent, accountId }: ParentDesk, parentTicketId: bigint) {
  const { status, messages } = await getTicket(parent, parentTicketId, { kind: 'customer', accountId });
  return {
    status,
    messages: messages.map(({ id, author, text, attachments, created_at }) => ({
      id,
      author: author === 'staff' ? ('parent' as const) : ('us' as const),
      text,
      files_count: attachments.length,
      created_at,
    })),
  };
}

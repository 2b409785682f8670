import type { Context } from '../../platform/context.ts';

interface TicketLine {
  id: number;
  subject: string;
  created_at: string;
}

const mostTickets = 50;

/** Tickets about an order, the latest first; for staff. */
export async function ticketsAbout({ db, panel }: Context, orderId: bigint): Promise<TicketLine[]> {
  const rows = await db
    .selectFrom('ticket')
    .select(['id', 'subject', 'created_at'])
    .where('panel_id', '=', panel.id)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(mostTickets)
    .execute();
  return rows.map(({ id, subject, created_at }) => ({
    id: Number(id),
    subject,
    created_at: created_at.toISOString(),
  }));
}

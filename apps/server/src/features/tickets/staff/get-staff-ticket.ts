import type { Agent, StaffTicket } from '@marquee/contract/console/tickets.ts';
import { permissionsOf } from '@marquee/domain/access/permissions.ts';
import { defaultLocale, isLocale } from '@marquee/domain/locale/locales.ts';
import type { Context } from '../../../platform/context.ts';
import { byName } from '../../../platform/db/by-name.ts';
import { findAccount, shownEmail } from '../../accounts/index.ts';
import { getTicket } from '../get-ticket.ts';
import { findTicket, type TicketRow } from '../ticket-row.ts';

const mostOthers = 50;

/** The ticket as those see it who answer it. */
export async function getStaffTicket(ctx: Context, ticketId: bigint): Promise<StaffTicket> {
  const row = await findTicket(ctx, ticketId, { kind: 'staff' });
  const [{ is_unread: _, ...ticket }, account, assignee, others] = await Promise.all([
    getTicket(ctx, ticketId, { kind: 'staff' }),
    findAccount(ctx, row.account_id),
    row.assigned_to === null ? undefined : findAccount(ctx, row.assigned_to),
    otherTickets(ctx, row),
  ]);
  const locale = account?.locale ?? '';
  return {
    ...ticket,
    customer: {
      id: Number(row.account_id),
      name: account?.name ?? '',
      email: account ? shownEmail(account) : null,
      locale: isLocale(locale) ? locale : defaultLocale,
    },
    assignee: assignee ? { id: Number(assignee.id), name: assignee.name } : null,
    waiting_since: row.status === 'open' ? row.waiting_since.toISOString() : null,
    others,
  };
}

async function otherTickets(
  { db, panel }: Context,
  ticket: Pick<TicketRow, 'id' | 'account_id'>,
): Promise<StaffTicket['others']> {
  const rows = await db
    .selectFrom('ticket')
    .select(['id', 'subject', 'status'])
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', ticket.account_id)
    .where('id', '<>', ticket.id)
    .where('merged_into', 'is', null)
    .orderBy('last_message_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostOthers)
    .execute();
  return rows.map(({ id, ...row }) => ({ id: Number(id), ...row }));
}

/** Everybody to whom a ticket can be given. */
export async function listTicketAgents({ db, panel, locale }: Context): Promise<Agent[]> {
  const staff = await db
    .selectFrom('account')
    .select(['id', 'name', 'role'])
    .where('panel_id', '=', panel.id)
    .where('role', '<>', 'customer')
    .where('frozen_at', 'is', null)
    .orderBy(byName('name', locale))
    .orderBy('id')
    .limit(200)
    .execute();
  return staff
    .filter(({ role }) => permissionsOf(role).includes('tickets.manage'))
    .map(({ id, name }) => ({ id: Number(id), name }));
}

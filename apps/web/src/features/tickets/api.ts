import type { Calls } from '@marquee/contract/generated/calls.ts';
import type { Ticket } from '@marquee/contract/generated/shell.ts';
import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { ticketKeys } from '../../product/query-keys.ts';

export type TicketList = Calls['listTickets']['answer'];
export type TicketCard = TicketList['data'][number];
export type Message = Ticket['messages'][number];
export type Attachment = Message['attachments'][number];

export interface ListView {
  status: TicketCard['status'] | undefined;
  page: number;
}

export const perPage = 20;

export const ticketsQuery = ({ call }: Pick<AppServices, 'call'>, { status, page }: ListView) =>
  queryOptions({
    queryKey: ticketKeys.list(status, page),
    staleTime: 10_000,
    queryFn: ({ signal }) => call('listTickets', { query: { status, page, per_page: perPage } }, { signal }),
  });

export const ticketQuery = ({ call }: Pick<AppServices, 'call'>, id: string) =>
  queryOptions({
    queryKey: ticketKeys.one(id),
    staleTime: 10_000,
    queryFn: async ({ signal }): Promise<Ticket> =>
      (await call('getTicket', { params: { id } }, { signal })).data,
  });

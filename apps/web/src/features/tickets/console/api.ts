import type { TicketHolder, TicketStatusFilter } from '@marquee/domain/tickets/ticket-filters.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';

type Services = Pick<AppServices, 'call'>;

export interface TicketFilters {
  status: TicketStatusFilter;
  holder: TicketHolder;
  search: string | undefined;
  after: number | undefined;
}

export const staffTicketsQuery = ({ call }: Services, filters: TicketFilters) =>
  queryOptions({
    queryKey: consoleKeys.ticketList(filters),
    queryFn: ({ signal }) => call('listStaffTickets', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });

export const staffTicketQuery = ({ call }: Services, id: string) =>
  queryOptions({
    queryKey: consoleKeys.ticket(id),
    queryFn: async ({ signal }) => (await call('getStaffTicket', { params: { id } }, { signal })).data,
    refetchInterval: 10_000,
  });

/** What was asked of the parent panel; null where there is none. */
export const escalationsQuery = ({ call }: Services, ticketId: number) =>
  queryOptions({
    queryKey: consoleKeys.escalations(ticketId),
    queryFn: async ({ signal }) =>
      (await call('getEscalations', { params: { id: ticketId } }, { signal })).data,
    refetchInterval: ({ state }) => (state.data ? 15_000 : false),
  });

export const agentsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: consoleKeys.ticketAgents,
    staleTime: 60_000,
    queryFn: async ({ signal }) => (await call('listTicketAgents', {}, { signal })).data,
  });

export const cannedRepliesQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: consoleKeys.cannedReplies,
    queryFn: async ({ signal }) => (await call('listCannedReplies', {}, { signal })).data,
  });

export const inboundMailQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: consoleKeys.inboundMail,
    queryFn: async ({ signal }) => (await call('getInboundMail', {}, { signal })).data,
  });

import type { Ticket } from '@marquee/contract/shell/tickets.ts';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { ticketKeys } from '../../product/query-keys.ts';
import { useAction } from '../../product/use-action.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ticketQuery } from './api.ts';

export function TicketActions({ ticket }: { ticket: Ticket }) {
  const t = useTranslations();
  const services = useServices();
  const { isBusy, run } = useAction();
  const isClosed = ticket.status === 'closed';
  const act = () =>
    run(
      async () => {
        const call = isClosed ? 'reopenTicket' : 'closeTicket';
        const { data } = await services.call(call, { params: { id: ticket.id } });
        services.queryClient.setQueryData(ticketQuery(services, String(ticket.id)).queryKey, data);
      },
      { refresh: [ticketKeys.all] },
    );
  return (
    <Button loading={isBusy} onClick={act}>
      {isClosed ? t('tickets.reopen') : t('tickets.close')}
    </Button>
  );
}

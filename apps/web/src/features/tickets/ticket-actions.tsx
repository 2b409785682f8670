import type { Ticket } from '@marquee/contract/tickets.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ticketQuery, ticketsKey } from './api.ts';

export function TicketActions({ ticket }: { ticket: Ticket }) {
  const t = useTranslations();
  const services = useServices();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const isClosed = ticket.status === 'closed';
  const act = async () => {
    setBusy(true);
    try {
      const call = isClosed ? 'reopenTicket' : 'closeTicket';
      const { data } = await services.call(call, { params: { id: ticket.id } });
      services.queryClient.setQueryData(ticketQuery(services, String(ticket.id)).queryKey, data);
      await services.queryClient.invalidateQueries({ queryKey: [...ticketsKey, 'list'] });
    } catch {
      toast({ title: t('common.states.failed'), tone: 'danger' });
      await services.queryClient.invalidateQueries({ queryKey: ticketsKey });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button loading={isBusy} onClick={act}>
      {isClosed ? t('tickets.reopen') : t('tickets.close')}
    </Button>
  );
}

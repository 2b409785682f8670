import type { Ticket } from '@marquee/contract/shell/tickets.ts';
import { useEffect } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { ticketKeys } from '../../product/query-keys.ts';

/** What is open before the eyes has been read; a tab in the background has not. */
export function useReading(ticket: Ticket | undefined): void {
  const services = useServices();
  const unread = ticket?.is_unread ? ticket.id : undefined;
  useEffect(() => {
    if (unread === undefined) return;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', read);
      services
        .call('readTicket', { params: { id: unread } })
        .then(() => services.queryClient.invalidateQueries({ queryKey: ticketKeys.all }))
        // The mark stays; the next visit tries again.
        .catch(() => undefined);
    };
    document.addEventListener('visibilitychange', read);
    read();
    return () => document.removeEventListener('visibilitychange', read);
  }, [services, unread]);
}

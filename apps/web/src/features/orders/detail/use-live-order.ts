import type { OrderDetails } from '@marquee/contract/ordering/order-entities.ts';
import { useEffect } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { createSessionFetch } from '../../../shell/session/session-fetch.ts';
import { orderQuery, refillsQuery } from '../api.ts';
import { followEvents } from './follow-events.ts';

const sessionFetch = createSessionFetch(() => undefined);

/** Keeps the page's order as the server has it, while the tab is looked at. */
export function useLiveOrder(orderId: string, isLive: boolean): void {
  const services = useServices();
  useEffect(() => {
    if (!isLive) return;
    const { queryClient } = services;
    const { queryKey } = orderQuery(services, orderId);
    let leaving = new AbortController();
    const show = (text: string) => {
      const { data }: { data: OrderDetails } = JSON.parse(text);
      queryClient.setQueryData(queryKey, data);
      // What became of a refill stands in a list of its own.
      void queryClient.invalidateQueries({ queryKey: refillsQuery(services, orderId).queryKey });
    };
    const start = () => {
      leaving.abort();
      leaving = new AbortController();
      if (document.visibilityState === 'visible')
        void followEvents({
          address: `/api/v1/orders/${orderId}/events?locale=${services.locale}`,
          fetch: sessionFetch,
          signal: leaving.signal,
          show,
          // Taken from the list in another tab: asked for again, the page says so.
          onGone: () => void queryClient.invalidateQueries({ queryKey, exact: true }),
        });
    };
    start();
    document.addEventListener('visibilitychange', start);
    // The line is back: no need to wait out the pause.
    window.addEventListener('online', start);
    return () => {
      document.removeEventListener('visibilitychange', start);
      window.removeEventListener('online', start);
      leaving.abort();
    };
  }, [services, orderId, isLive]);
}

import type { OrderStatusView } from '@marquee/contract/generated/ordering.ts';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { orderKeys } from '../../../product/query-keys.ts';

/** Back from a gateway before its news has come: asks it once. */
export function useReturnedPayment(token: string, status: OrderStatusView | undefined): void {
  const services = useServices();
  const [query] = useSearchParams();
  const hasAsked = useRef(false);
  const isOpen = query.has('invoice') && status?.invoice?.status === 'open';
  useEffect(() => {
    if (!isOpen || hasAsked.current) return;
    hasAsked.current = true;
    services
      .call('checkOrderStatus', { params: { token } })
      .then(() => refreshQueries(services, [orderKeys.status(token)]))
      // The page asks for the state again and again anyway.
      .catch(() => undefined);
  }, [isOpen, services, token]);
}

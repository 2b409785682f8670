import { ApiError } from '@marquee/contract/client.ts';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useServices } from '../../../lib/use-services.ts';
import { orderQuery } from '../api.ts';

/** Taken from the list meanwhile, in another tab perhaps: loaded anew, the page says that it is not there. */
export function useGoneOrder(orderId: string, error: Error | null): void {
  const services = useServices();
  const { revalidate } = useRevalidator();
  const isGone = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (!isGone) return;
    services.queryClient.removeQueries({ queryKey: orderQuery(services, orderId).queryKey, exact: true });
    void revalidate();
  }, [isGone, services, orderId, revalidate]);
}

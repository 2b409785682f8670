import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { loadNextOffers } from '../../../product/catalogue/offers/next-offers.tsx';
import { justPaidQuery, markJustPaid } from '../../../product/orders/just-paid.ts';
import { newlyPaid, type PayableOrder } from './newly-paid.ts';

/** In the address of a page that a gateway sends the payer back to. */
export const invoiceParameter = 'invoice';

/** For a page's loader: what follows a payment comes with the page, so that nothing moves later. */
export async function loadAfterPayment(services: AppServices, address: string): Promise<void> {
  const wasPaid = (services.queryClient.getQueryData(justPaidQuery.queryKey)?.length ?? 0) > 0;
  if (wasPaid || new URL(address).searchParams.has(invoiceParameter)) await loadNextOffers(services);
}

/** Networks of the shown orders that have just been paid; undefined while there are none. */
export function useJustPaid(
  orders: readonly PayableOrder[],
  returnedSince: string | undefined,
): readonly number[] | undefined {
  const services = useServices();
  const [, setAddress] = useSearchParams();
  const { data: markedIds = [] } = useQuery(justPaidQuery);
  const unpaidIds = useRef(new Set<number>());
  const [paidIds, setPaidIds] = useState<readonly number[]>(() =>
    newlyPaid(orders, { unpaidIds: new Set(), markedIds, returnedSince }),
  );
  const isUnpaid = orders.some(({ status }) => status === 'unpaid');

  useEffect(() => {
    const found = newlyPaid(orders, { unpaidIds: unpaidIds.current, markedIds, returnedSince });
    for (const { id, paid_at } of orders) if (paid_at === null) unpaidIds.current.add(id);
    if (found.some((id) => !paidIds.includes(id))) setPaidIds([...new Set([...paidIds, ...found])]);
    if (markedIds.length > 0 && orders.length > 0) markJustPaid(services, []);
    // Without it, a reload or a bookmark is a plain visit.
    if (returnedSince !== undefined && found.length > 0)
      setAddress(withoutInvoice, { replace: true, preventScrollReset: true });
  }, [services, orders, markedIds, returnedSince, paidIds, setAddress]);

  useEffect(() => {
    if (isUnpaid) void loadNextOffers(services);
  }, [services, isUnpaid]);

  const networks = orders.filter(({ id }) => paidIds.includes(id)).map(({ service }) => service.network.id);
  return networks.length > 0 ? networks : undefined;
}

function withoutInvoice(address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete(invoiceParameter);
  return next;
}

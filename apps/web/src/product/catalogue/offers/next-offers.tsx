import { offersAfterPayment } from '@marquee/domain/offers/offers-after-payment.ts';
import { useQuery } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { networksQuery } from '../../../shell/navigation/networks.ts';
import { Offers } from './offers.tsx';
import { offersQuery } from './offers-query.ts';
import { loadSale, Sale } from './sale.tsx';

/** Loaded before the payment is over, the offers appear with the rest of the page. */
export async function loadNextOffers(services: AppServices): Promise<void> {
  const { queryClient } = services;
  const query = offersQuery(services, 'success_payment');
  await Promise.all([queryClient.prefetchQuery(query), queryClient.prefetchQuery(networksQuery(services))]);
  if (queryClient.getQueryData(query.queryKey)?.length === 0) await loadSale(services);
}

interface NextOffersProps {
  /** Of the orders that were paid; none after a top-up. */
  networkIds?: readonly number[];
}

/** What the operator puts forward after a payment; without any, what is on sale. */
export function NextOffers({ networkIds = [] }: NextOffersProps) {
  const services = useServices();
  const { data: offers } = useQuery(offersQuery(services, 'success_payment'));
  const { data: networks = [] } = useQuery(networksQuery(services));
  if (!offers) return null;
  const shown = offersAfterPayment(offers, networkIds);
  return (
    <div className="pt-8">
      {shown.length > 0 ? <Offers offers={shown} networks={networks} allHref="/" /> : <Sale />}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/use-services.ts';
import { Offers } from '../../product/catalogue/offers/offers.tsx';
import { offersQuery } from '../../product/catalogue/offers/offers-query.ts';
import { Sale } from '../../product/catalogue/offers/sale.tsx';
import { networksQuery } from '../../shell/navigation/networks.ts';

/** What the operator puts forward after a payment; without any, what is on sale. */
export function NextOffers() {
  const services = useServices();
  const { data: offers } = useQuery(offersQuery(services, 'success_payment'));
  const { data: networks = [] } = useQuery(networksQuery(services));
  if (!offers) return null;
  return (
    <div className="pt-8">
      {offers.length > 0 ? <Offers offers={offers} networks={networks} allHref="/" /> : <Sale />}
    </div>
  );
}

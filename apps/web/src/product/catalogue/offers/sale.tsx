import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { networksQuery } from '../../../shell/navigation/networks.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { discountsKey } from '../query-keys.ts';
import { briefService } from './brief-offer.ts';
import { Offers } from './offers.tsx';

const shown = 8;

const discountsQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: discountsKey,
    staleTime: 10 * 60_000,
    queryFn: async ({ signal }) =>
      (await call('listDiscounts', {}, { signal })).data.slice(0, shown).map(briefService),
  });

export async function loadSale(services: AppServices): Promise<void> {
  const { queryClient } = services;
  await Promise.all([
    queryClient.prefetchQuery(discountsQuery(services)),
    queryClient.prefetchQuery(networksQuery(services)),
  ]);
}

/** What is sold below its usual price, largest discount first; nothing while there is none. */
export function Sale() {
  const t = useTranslations('catalogue.filters');
  const services = useServices();
  const { data: reduced = [] } = useQuery(discountsQuery(services));
  const { data: networks = [] } = useQuery(networksQuery(services));
  const offer = {
    id: 0,
    name: t('discount'),
    position: 'top' as const,
    utm_name: 'sale',
    showAll: true,
    is_closed_sale: false,
    network: null,
    types: [],
    services: reduced,
  };
  return <Offers offers={[offer]} networks={networks} allHref="/?discount=true" />;
}

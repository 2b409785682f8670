import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { NetworkIcon } from '../../../ui/icons/network-icon.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useAmounts } from '../../preferences/use-amounts.ts';
import { headerSearchKey } from '../../query-keys.ts';
import { networkPath, servicePath, serviceTypePath } from '../catalogue-paths.ts';
import { networksQuery } from '../networks.ts';
import { matchNetworks, matchTypes } from './search-matches.ts';

const maxServices = 6;

export interface SearchResult {
  key: string;
  href: string;
  content: ReactNode;
}

/** Services come from the server's search; networks and types are matched here. */
export function useSearchResults(text: string) {
  const services = useServices();
  const t = useTranslations('common.words');
  const amounts = useAmounts();
  const networks = useQuery(networksQuery(services));
  const found = useQuery({
    queryKey: headerSearchKey(text),
    queryFn: ({ signal }) =>
      services.call('listServices', { query: { search: text, per_page: maxServices } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const allNetworks = networks.data ?? [];
  const networksById = new Map(allNetworks.map((network) => [network.id, network]));
  const sections = [
    {
      name: 'services' as const,
      items: (found.data?.data ?? []).map((service): SearchResult => {
        const network = networksById.get(service.network_id);
        return {
          key: `service-${service.id}`,
          href: servicePath(service),
          content: (
            <>
              {network && <NetworkIcon network={network} size="small" />}
              <span className="line-clamp-2 min-w-0 flex-1">{service.name}</span>
              <span className="whitespace-nowrap text-ink-soft text-note tabular-nums">
                {amounts.unitPrice(service.price)}
              </span>
            </>
          ),
        };
      }),
    },
    {
      name: 'networks' as const,
      items: matchNetworks(allNetworks, text).map(
        (network): SearchResult => ({
          key: `network-${network.id}`,
          href: networkPath(network),
          content: (
            <>
              <NetworkIcon network={network} size="small" />
              {network.name}
            </>
          ),
        }),
      ),
    },
    {
      name: 'serviceTypes' as const,
      items: matchTypes(allNetworks, text).map(
        ({ network, type }): SearchResult => ({
          key: `type-${type.id}`,
          href: serviceTypePath(type),
          content: (
            <>
              <NetworkIcon network={network} size="small" />
              <span className="min-w-0 flex-1 truncate">
                {type.name}{' '}
                {!type.name.includes(network.name) && <span className="text-ink-faint">{network.name}</span>}
              </span>
              {type.min_price !== null && (
                <span className="whitespace-nowrap text-ink-soft text-note tabular-nums">
                  {t('from', { amount: amounts.unitPrice(type.min_price) })}
                </span>
              )}
            </>
          ),
        }),
      ),
    },
  ];
  return { sections, isPending: networks.isPending || found.isPending };
}

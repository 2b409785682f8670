import type { NetworkWithTypes } from '@marquee/contract/catalogue-entities.ts';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import type { ServicePages } from './api.ts';
import type { CatalogueFilters } from './filters.ts';
import { ServiceListEnd } from './service-list-end.tsx';
import { ServiceRow, ServiceRowHeader } from './service-row.tsx';
import { ServiceSkeletons } from './service-skeletons.tsx';

interface ServiceListProps {
  list: ServicePages;
  networks: readonly NetworkWithTypes[];
  filters: CatalogueFilters;
  onReset(): void;
}

export function ServiceList({ list, networks, filters, onReset }: ServiceListProps) {
  const t = useTranslations('catalogue.states');
  if (list.isPending) return <ServiceSkeletons />;
  if (list.isError && !list.data) {
    return (
      <ErrorState
        title={t('failed.title')}
        text={t('failed.text')}
        retry={{ label: t('failed.action'), onRetry: () => list.refetch(), busy: list.isFetching }}
      />
    );
  }
  const found = list.data.pages.flatMap((page) => page.data);
  if (found.length === 0) return <NothingFound filters={filters} onReset={onReset} />;
  const networkById = new Map(networks.map((network) => [network.id, network]));
  return (
    <>
      <div
        className="overflow-clip rounded-lg border border-line bg-surface"
        aria-busy={list.isPlaceholderData}
      >
        <ServiceRowHeader />
        <ul className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
          {found.map((service) => (
            <ServiceRow key={service.id} service={service} network={networkById.get(service.network_id)} />
          ))}
        </ul>
      </div>
      <ServiceListEnd list={list} />
    </>
  );
}

function NothingFound({ filters, onReset }: Pick<ServiceListProps, 'filters' | 'onReset'>) {
  const t = useTranslations('catalogue.states');
  const filtered = filters.search || filters.network || filters.serviceType;
  if (!filtered) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  return (
    <EmptyState
      illustration="search"
      title={t('noResults.title')}
      text={t('noResults.text')}
      action={<Button onClick={onReset}>{t('noResults.action')}</Button>}
    />
  );
}

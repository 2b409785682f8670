import { serviceStates } from '@marquee/domain/delivery/service-states.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../../lib/use-services.ts';
import { FilterFold } from '../../../../product/console/filter-fold.tsx';
import type { ListAddress } from '../../../../product/console/use-list-address.ts';
import { useProfile } from '../../../../shell/session/profile.ts';
import { Select } from '../../../../ui/forms/select.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { providersQuery } from '../providers/api.ts';
import { networksQuery, type ServiceFilters, typesQuery } from './api.ts';

interface Option {
  id: number;
  name: string;
}

/** Network, type, provider and state. */
export function ServiceFilterFields({ address, filters }: { address: ListAddress; filters: ServiceFilters }) {
  const t = useTranslations('adminSetup.services');
  const services = useServices();
  const mayProviders = useProfile()?.permissions.includes('providers.manage') ?? false;
  const networks = useQuery(networksQuery(services)).data ?? [];
  const types = useQuery(typesQuery(services)).data ?? [];
  const providers =
    useQuery({
      ...providersQuery(services, { search: undefined, after: undefined }),
      enabled: mayProviders,
    }).data?.data ?? [];
  const choice = (name: 'network' | 'type' | 'provider', options: readonly Option[]) => (
    <div className="tablet:w-40">
      <Select
        aria-label={t(name)}
        value={String(filters[name] ?? '')}
        placeholder={t(name)}
        options={options.map(({ id, name: label }) => ({ value: String(id), label }))}
        onChange={({ target }) => address.filter(name, target.value)}
      />
    </div>
  );
  const { network, type, provider, state } = filters;
  return (
    <FilterFold isUsed={[network, type, provider, state].some((value) => value !== undefined)}>
      {choice('network', networks)}
      {choice('type', types)}
      {mayProviders && choice('provider', providers)}
      <div className="tablet:w-40">
        <Select
          aria-label={t('state')}
          value={filters.state ?? ''}
          placeholder={t('state')}
          options={serviceStates.map((value) => ({ value, label: t(`states.${value}`) }))}
          onChange={({ target }) => address.filter('state', target.value)}
        />
      </div>
    </FilterFold>
  );
}

import type { NetworkWithTypes } from '@marquee/contract/generated/catalogue.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useServices } from '../../../lib/use-services.ts';
import { serviceQuery } from '../../../product/catalogue/service-query.ts';
import { networksQuery } from '../../../shell/navigation/networks.ts';
import type { PageModule } from '../../../shell/routing/page-module.ts';
import { loadProfile, useProfile } from '../../../shell/session/profile.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { updatesQuery } from './api.ts';
import { changeKinds, readUpdateFilters, type UpdateFilters } from './update-filters.ts';
import { UpdateList } from './update-list.tsx';

interface UpdateToolbarProps {
  filters: UpdateFilters;
  networks: readonly NetworkWithTypes[];
  canFilterFavourites: boolean;
  onSet(name: string, value: string): void;
}

export const load: PageModule['load'] = async (services, { request }) => {
  const profile = await loadProfile(services);
  const filters = allowed(readUpdateFilters(new URL(request.url).searchParams), profile !== null);
  await Promise.all([
    services.queryClient.ensureQueryData(networksQuery(services)),
    services.queryClient.ensureInfiniteQueryData(updatesQuery(services, filters)),
    filters.serviceId &&
      services.queryClient.prefetchQuery(serviceQuery(services, String(filters.serviceId))),
  ]);
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().service?.updates.title ?? '',
  description: phrases.current().service?.updates.lead,
});

export function Page() {
  const t = useTranslations('service.updates');
  const services = useServices();
  const isSignedIn = useProfile() !== null;
  const [query, setQuery] = useSearchParams();
  const filters = allowed(readUpdateFilters(query), isSignedIn);
  const networks = useQuery(networksQuery(services)).data ?? [];
  const list = useInfiniteQuery(updatesQuery(services, filters));
  const { data: about } = useQuery({
    ...serviceQuery(services, String(filters.serviceId)),
    enabled: filters.serviceId !== undefined,
  });
  const set = (name: string, value: string) =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <PageHeader
        title={about ? t('historyTitle', { service: about.name }) : t('title')}
        text={t('lead')}
        actions={filters.serviceId && <TextLink href="/updates">{t('everything')}</TextLink>}
      />
      <UpdateToolbar filters={filters} networks={networks} canFilterFavourites={isSignedIn} onSet={set} />
      <UpdateList
        list={list}
        networks={networks}
        isFiltered={Boolean(filters.kind || filters.network || filters.favourites)}
      />
    </>
  );
}

/** Guests have no favourites to ask for. */
function allowed(filters: UpdateFilters, isSignedIn: boolean): UpdateFilters {
  return isSignedIn ? filters : { ...filters, favourites: undefined };
}

function UpdateToolbar({ filters, networks, canFilterFavourites, onSet }: UpdateToolbarProps) {
  const t = useTranslations('service.updates');
  const all = useTranslations('catalogue.filters');
  return (
    <search className="grid grid-cols-2 gap-3 pb-5 tablet:flex tablet:flex-wrap tablet:items-center">
      <Field label={t('kind')} hideLabel className="tablet:w-52">
        {(control) => (
          <Select
            {...control}
            value={filters.kind ?? ''}
            placeholder={t('allKinds')}
            onChange={(event) => onSet('kind', event.target.value)}
            options={changeKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          />
        )}
      </Field>
      {filters.serviceId === undefined && (
        <Field label={t('network')} hideLabel className="tablet:w-52">
          {(control) => (
            <Select
              {...control}
              value={filters.network ?? ''}
              placeholder={all('allNetworks')}
              onChange={(event) => onSet('network', event.target.value)}
              options={networks.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
          )}
        </Field>
      )}
      {canFilterFavourites && filters.serviceId === undefined && (
        <Checkbox
          checked={filters.favourites ?? false}
          onChange={(event) => onSet('favourites', event.target.checked ? 'true' : '')}
          className="col-span-2"
        >
          {t('favourites')}
        </Checkbox>
      )}
    </search>
  );
}

import type { OrderLineInput } from '@marquee/contract/generated/ordering.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { serviceQuery } from '../../product/catalogue/service-query.ts';
import { formToken } from '../../product/order-form-token.ts';
import { costKeys, formKeys } from '../../product/query-keys.ts';

type Services = Pick<AppServices, 'call' | 'queryClient'>;

/** Includes every service, for mass orders, which name services by id. */
export const formCatalogueQuery = (services: Services) =>
  queryOptions({
    queryKey: formKeys.catalogue,
    queryFn: async ({ signal }) =>
      (await services.call('listWidgetNetworks', { query: formToken(services) }, { signal })).data,
  });

export const typeServicesQuery = ({ call }: Services, slug: string) =>
  queryOptions({
    queryKey: formKeys.typeServices(slug),
    queryFn: async ({ signal }) =>
      (await call('getServiceType', { params: { slug } }, { signal })).data.services,
    enabled: slug !== '',
  });

/** Fetched while choosing, so that an unknown id shows at once. */
export const chosenServiceQuery = (services: Pick<AppServices, 'call'>, idOrSlug: string) =>
  queryOptions({
    ...serviceQuery(services, idOrSlug),
    enabled: idOrSlug !== '',
    retry: false,
  });

export const countriesQuery = (services: Services) =>
  queryOptions({
    queryKey: formKeys.countries,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await services.call('listWidgetCountries', { query: formToken(services) }, { signal })).data,
  });

export const languagesQuery = (services: Services) =>
  queryOptions({
    queryKey: formKeys.languages,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await services.call('listWidgetLanguages', { query: formToken(services) }, { signal })).data,
  });

export const typesOfLinkQuery = (services: Services, url: string, networkId: number | undefined) =>
  queryOptions({
    queryKey: formKeys.typesOfLink(url, networkId),
    queryFn: async ({ signal }) => {
      const body = { url, ...(networkId === undefined ? {} : { network_id: networkId }) };
      const { data } = await services.call(
        'listTypesByUrl',
        { query: formToken(services), body },
        { signal },
      );
      return data.service_type_ids;
    },
    enabled: url !== '' && networkId !== undefined,
  });

export const checkedLinkQuery = (services: Services, url: string, serviceId: number | undefined) =>
  queryOptions({
    queryKey: formKeys.checkedLink(url, serviceId),
    queryFn: async ({ signal }) => {
      const body = { url, service_id: serviceId ?? 0 };
      return (await services.call('validateUrl', { query: formToken(services), body }, { signal })).data;
    },
    enabled: url !== '' && serviceId !== undefined,
    retry: false,
  });

export interface CostRequest {
  services: readonly OrderLineInput[];
  coupon_code?: string;
  payment_method_id?: number;
  recurring_payments_method_id?: number;
  order_widget_type: string;
  is_speedup?: boolean;
  pay_minimum?: boolean;
}

export const costQuery = (services: Services, request: CostRequest) =>
  queryOptions({
    queryKey: costKeys.of(request),
    queryFn: async ({ signal }) => {
      const body = { ...request, services: [...request.services] };
      return (await services.call('getTotalCost', { query: formToken(services), body }, { signal })).data;
    },
    enabled: request.services.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 20_000,
  });

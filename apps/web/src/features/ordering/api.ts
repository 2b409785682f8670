import type { Answer } from '@marquee/contract/endpoint.ts';
import type { OrderLine } from '@marquee/contract/order-line.ts';
import type { Endpoints } from '@marquee/contract/registry.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { shellOf } from '../../shell/shell-data.ts';

type Services = Pick<AppServices, 'call' | 'queryClient'>;

export type ServiceDetails = Answer<Endpoints['getService']>['data'];

/** Guests order through the panel's own form; its publishable token opens the form's calls to them. */
export function formToken(services: Pick<AppServices, 'queryClient'>): { api_token?: string } {
  const token = shellOf(services).settings.cabinetWidgetToken;
  return token === null ? {} : { api_token: token };
}

/** With every service in it: for mass orders, which name services by number. */
export const formCatalogueQuery = (services: Services) =>
  queryOptions({
    queryKey: ['form-catalogue'],
    queryFn: async ({ signal }) =>
      (await services.call('listWidgetNetworks', { query: formToken(services) }, { signal })).data,
  });

export const typeServicesQuery = ({ call }: Services, slug: string) =>
  queryOptions({
    queryKey: ['type-services', slug],
    queryFn: async ({ signal }) =>
      (await call('getServiceType', { params: { slug } }, { signal })).data.services,
    enabled: slug !== '',
  });

/** By number or by name in the address. */
export const serviceQuery = ({ call }: Pick<AppServices, 'call'>, idOrSlug: string) =>
  queryOptions({
    queryKey: ['service', idOrSlug],
    queryFn: async ({ signal }) => (await call('getService', { params: { idOrSlug } }, { signal })).data,
    enabled: idOrSlug !== '',
    retry: false,
  });

export const favouritesQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: ['favourites'],
    queryFn: async ({ signal }) =>
      (await call('listFavorites', {}, { signal })).data.map(({ service_id }) => service_id),
  });

export const countriesQuery = (services: Services) =>
  queryOptions({
    queryKey: ['form-countries'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await services.call('listWidgetCountries', { query: formToken(services) }, { signal })).data,
  });

export const languagesQuery = (services: Services) =>
  queryOptions({
    queryKey: ['form-languages'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await services.call('listWidgetLanguages', { query: formToken(services) }, { signal })).data,
  });

export const methodsQuery = (services: Services) =>
  queryOptions({
    queryKey: ['checkout-methods'],
    queryFn: async ({ signal }) =>
      (await services.call('listCheckoutPaymentMethods', { query: formToken(services) }, { signal })).data,
  });

export const cardsQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: ['linked-cards'],
    queryFn: async ({ signal }) => (await call('listLinkedCardsForOrders', {}, { signal })).data,
  });

/** Null where the link is of no known network, or could not be asked about. */
export const networkOfLinkQuery = (services: Services, url: string) =>
  queryOptions({
    queryKey: ['network-of-link', url],
    queryFn: async ({ signal }) => {
      const query = formToken(services);
      try {
        const { data } = await services.call('identifyNetwork', { query, body: { url } }, { signal });
        return data.network_id;
      } catch {
        return null;
      }
    },
    enabled: url !== '',
  });

export const typesOfLinkQuery = (services: Services, url: string, networkId: number | undefined) =>
  queryOptions({
    queryKey: ['types-of-link', url, networkId],
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
    queryKey: ['checked-link', url, serviceId],
    queryFn: async ({ signal }) => {
      const body = { url, service_id: serviceId ?? 0 };
      return (await services.call('validateUrl', { query: formToken(services), body }, { signal })).data;
    },
    enabled: url !== '' && serviceId !== undefined,
    retry: false,
  });

export interface CostQuestion {
  services: readonly OrderLine[];
  coupon_code?: string;
  payment_method_id?: number;
  recurring_payments_method_id?: number;
  order_widget_type: string;
  is_speedup?: boolean;
}

export const costQuery = (services: Services, question: CostQuestion) =>
  queryOptions({
    queryKey: ['total-cost', question],
    queryFn: async ({ signal }) => {
      const body = { ...question, services: [...question.services] };
      return (await services.call('getTotalCost', { query: formToken(services), body }, { signal })).data;
    },
    enabled: question.services.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 20_000,
  });

import type { DeliveryView, WebhookView } from '@marquee/contract/generated/api.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { webhookKeys } from '../../product/query-keys.ts';

type Services = Pick<AppServices, 'call'>;

export const callsPerPage = 20;

export interface LogParams {
  page: number;
  state: DeliveryView['state'] | undefined;
}

export const webhooksQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: webhookKeys.list,
    queryFn: async ({ signal }) => (await call('listWebhooks', {}, { signal })).data,
  });

export const logQuery = ({ call }: Services, { page, state }: LogParams) =>
  queryOptions({
    queryKey: webhookKeys.log(state, page),
    queryFn: ({ signal }) =>
      call('listWebhookDeliveries', { query: { page, per_page: callsPerPage, state } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const deliveryQuery = ({ call }: Services, deliveryId: string) =>
  queryOptions({
    queryKey: webhookKeys.delivery(deliveryId),
    queryFn: async ({ signal }) =>
      (await call('getWebhookDelivery', { params: { deliveryId } }, { signal })).data,
    enabled: deliveryId !== '',
  });

export const eventPhrases = {
  'order.status': 'order',
  'refill.status': 'refill',
  'subscription.publication': 'publication',
  'webhook.test': 'test',
} as const satisfies Record<DeliveryView['event'], string>;

/** A short name the owner recognises. */
export function shortAddress({ url }: Pick<WebhookView, 'url'>): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}

import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';

export const campaignKeys = {
  all: ['campaigns'],
  plans: ['campaigns', 'plans'],
  subscription: ['campaigns', 'subscription'],
  list: <Filters extends object>(filters: Filters) => ['campaigns', 'list', filters] as const,
  one: (id: string) => ['campaigns', 'one', id] as const,
  keywords: (id: string, country: string | undefined, day: string | undefined) =>
    ['campaigns', 'one', id, 'keywords', country, day] as const,
  positions: (id: string, country: string | undefined, start: string) =>
    ['campaigns', 'one', id, 'positions', country, start] as const,
  results: (id: string, keywordId: number, country: string | undefined, day: string | undefined) =>
    ['campaigns', 'one', id, 'results', keywordId, country, day] as const,
} as const;

type Services = Pick<AppServices, 'call'>;

export const tariffPlansQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: campaignKeys.plans,
    queryFn: async ({ signal }) => (await call('listTariffPlans', {}, { signal })).data,
  });

export const campaignSubscriptionQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: campaignKeys.subscription,
    queryFn: async ({ signal }) => (await call('getCampaignSubscription', {}, { signal })).data,
  });

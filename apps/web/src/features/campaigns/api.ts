import type { Calls } from '@marquee/contract/generated/calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { campaignKeys } from '../../product/campaigns/plan-queries.ts';
import { formToken } from '../../product/order-form-token.ts';
import { formKeys } from '../../product/query-keys.ts';
import { type CampaignFilters, campaignsPerPage } from './list/campaign-filters.ts';

type Services = Pick<AppServices, 'call'>;

export type CampaignList = Calls['listCampaigns']['answer'];

/** While a check waits, the page looks again so often. */
export const lookAgainAfter = 20_000;

export const campaignsQuery = ({ call }: Services, filters: CampaignFilters) =>
  queryOptions({
    queryKey: campaignKeys.list(filters),
    queryFn: ({ signal }) => {
      const { page, status, track, country, search, column, direction } = filters;
      const query = {
        page,
        per_page: campaignsPerPage,
        status: status ?? ('all' as const),
        track: track ?? ('all' as const),
        country,
        search,
        order_by: column,
        order_on: direction,
      };
      return call('listCampaigns', { query }, { signal });
    },
    placeholderData: keepPreviousData,
  });

export const campaignQuery = ({ call }: Services, id: string) =>
  queryOptions({
    queryKey: campaignKeys.one(id),
    queryFn: async ({ signal }) => (await call('getCampaign', { params: { id } }, { signal })).data,
  });

export const keywordsQuery = (
  { call }: Services,
  id: string,
  country: string | undefined,
  day: string | undefined,
) =>
  queryOptions({
    queryKey: campaignKeys.keywords(id, country, day),
    queryFn: ({ signal }) =>
      call('listCampaignKeywords', { params: { id }, query: { country_id: country, date: day } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const positionsQuery = (
  { call }: Services,
  id: string,
  country: string | undefined,
  range: { start: string; end: string },
) =>
  queryOptions({
    queryKey: campaignKeys.positions(id, country, range.start),
    queryFn: async ({ signal }) => {
      const query = { country_id: country, start_date: range.start, end_date: range.end };
      return (await call('getCampaignPositions', { params: { id }, query }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });

export const resultsQuery = (
  { call }: Services,
  id: string,
  { keywordId, country, day }: { keywordId: number; country: string | undefined; day: string | undefined },
) =>
  queryOptions({
    queryKey: campaignKeys.results(id, keywordId, country, day),
    queryFn: ({ signal }) => {
      const params = { id, keywordId: String(keywordId) };
      return call('listSearchResults', { params, query: { country_id: country, date: day } }, { signal });
    },
  });

/** The service whose links are addresses of videos. */
const videoService = 1;

export const checkedVideoQuery = (services: Pick<AppServices, 'call' | 'queryClient'>, url: string) =>
  queryOptions({
    queryKey: formKeys.checkedLink(url, videoService),
    queryFn: async ({ signal }) => {
      const body = { url, service_id: videoService };
      return (await services.call('validateUrl', { query: formToken(services), body }, { signal })).data;
    },
    enabled: url !== '',
    retry: false,
  });

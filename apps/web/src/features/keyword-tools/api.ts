import type { KeywordSuggestion } from '@marquee/contract/generated/youtube.ts';
import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { campaignKeys } from '../../product/campaigns/plan-queries.ts';
import { keywordKeys } from '../../product/query-keys.ts';

export interface KeywordQuestion {
  keyword: string;
  country: string;
}

type Services = Pick<AppServices, 'call' | 'queryClient'>;

/** A search also tells what is left of the day's limit and stands in the history. */
export const suggestionsQuery = ({ call, queryClient }: Services, { keyword, country }: KeywordQuestion) =>
  queryOptions({
    queryKey: keywordKeys.suggestions(keyword, country),
    staleTime: 10 * 60_000,
    retry: false,
    enabled: keyword !== '',
    queryFn: async ({ signal }) => {
      try {
        const answer = await call('listKeywordSuggestions', { query: { keyword, country } }, { signal });
        queryClient.setQueryData(keywordKeys.limit, answer.limit);
        void queryClient.invalidateQueries({ queryKey: keywordKeys.history });
        return answer;
      } catch (error) {
        // Another tab may have used up what is shown here.
        void queryClient.invalidateQueries({ queryKey: keywordKeys.limit });
        throw error;
      }
    },
  });

export const keywordLimitQuery = ({ call }: Pick<Services, 'call'>) =>
  queryOptions({
    queryKey: keywordKeys.limit,
    queryFn: async ({ signal }) => (await call('getKeywordLimit', {}, { signal })).data,
  });

export const searchHistoryQuery = ({ call }: Pick<Services, 'call'>) =>
  queryOptions({
    queryKey: keywordKeys.history,
    queryFn: async ({ signal }) => (await call('listKeywordSearches', {}, { signal })).data,
  });

const openCampaigns = { per_page: 20 };

/** Those that keywords can be added to, the newest first. */
export const openCampaignsQuery = ({ call }: Pick<Services, 'call'>) =>
  queryOptions({
    queryKey: campaignKeys.list(openCampaigns),
    retry: false,
    queryFn: async ({ signal }) => {
      const { data } = await call('listCampaigns', { query: openCampaigns }, { signal });
      return data.filter(({ status }) => status !== 'finished');
    },
  });

/** Shows the level in the list that is on screen. */
export function keepCompetition(
  { queryClient, ...services }: Services,
  question: KeywordQuestion,
  { keyword, competition }: Pick<KeywordSuggestion, 'keyword' | 'competition'>,
): void {
  queryClient.setQueryData(
    suggestionsQuery({ queryClient, ...services }, question).queryKey,
    (answer) =>
      answer && {
        ...answer,
        data: answer.data.map((one) => (one.keyword === keyword ? { ...one, competition } : one)),
      },
  );
}

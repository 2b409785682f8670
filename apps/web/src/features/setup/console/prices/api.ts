import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../../lib/app-services.ts';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { wholeNumber } from '../../../../product/console/use-list-address.ts';
import type { TriedRule } from './rule-draft.ts';

type Caller = Pick<AppServices, 'call'>;

export interface RuleFilters {
  search: string | undefined;
  provider: number | undefined;
  after: number | undefined;
}

export function readFilters(get: (name: string) => string | null | undefined): RuleFilters {
  return {
    search: get('search') ?? undefined,
    provider: wholeNumber(get('provider') ?? null),
    after: wholeNumber(get('after') ?? null),
  };
}

export const rulesQuery = ({ call }: Caller, filters: RuleFilters) =>
  queryOptions({
    queryKey: consoleKeys.priceRuleList(filters),
    queryFn: ({ signal }) => call('listPriceRules', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
  });

export const ruleProvidersQuery = ({ call }: Caller) =>
  queryOptions({
    queryKey: consoleKeys.priceRuleProviders,
    queryFn: async ({ signal }) => (await call('listPriceRuleProviders', {}, { signal })).data,
  });

export const ruleTargetsQuery = ({ call }: Caller, provider: number, search: string) =>
  queryOptions({
    queryKey: consoleKeys.priceRuleTargets(provider, search),
    queryFn: async ({ signal }) =>
      (await call('findPriceRuleTargets', { query: { provider, search } }, { signal })).data,
    placeholderData: keepPreviousData,
  });

/** What the rule would do; nothing is asked while it cannot be read. */
export const rulePreviewQuery = ({ call }: Caller, tried: TriedRule | undefined) =>
  queryOptions({
    queryKey: consoleKeys.priceRulePreview(tried),
    queryFn: async ({ signal }) =>
      tried ? (await call('previewPriceRule', { body: tried }, { signal })).data : null,
    enabled: tried !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });

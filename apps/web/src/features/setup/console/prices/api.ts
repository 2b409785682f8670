import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../../lib/app-services.ts';
import { wholeNumber } from '../../../../product/console/use-list-address.ts';
import type { TriedRule } from './rule-draft.ts';

export const priceRuleKeys = {
  all: ['admin', 'price-rules'],
  list: (filters: RuleFilters) => ['admin', 'price-rules', 'list', filters] as const,
  providers: ['admin', 'price-rules', 'providers'],
  targets: (provider: number, search: string) =>
    ['admin', 'price-rules', 'targets', provider, search] as const,
  preview: (rule: TriedRule | undefined) => ['admin', 'price-rules', 'preview', rule] as const,
} as const;

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
    queryKey: priceRuleKeys.list(filters),
    queryFn: ({ signal }) => call('listPriceRules', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
  });

export const ruleProvidersQuery = ({ call }: Caller) =>
  queryOptions({
    queryKey: priceRuleKeys.providers,
    queryFn: async ({ signal }) => (await call('listPriceRuleProviders', {}, { signal })).data,
  });

export const ruleTargetsQuery = ({ call }: Caller, provider: number, search: string) =>
  queryOptions({
    queryKey: priceRuleKeys.targets(provider, search),
    queryFn: async ({ signal }) =>
      (await call('findPriceRuleTargets', { query: { provider, search } }, { signal })).data,
    placeholderData: keepPreviousData,
  });

/** What the rule would do; nothing is asked while it cannot be read. */
export const rulePreviewQuery = ({ call }: Caller, tried: TriedRule | undefined) =>
  queryOptions({
    queryKey: priceRuleKeys.preview(tried),
    queryFn: async ({ signal }) =>
      tried ? (await call('previewPriceRule', { body: tried }, { signal })).data : null,
    enabled: tried !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });

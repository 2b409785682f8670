import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { gradeKeys } from '../../product/query-keys.ts';

type Services = Pick<AppServices, 'call'>;

const changesPerPage = 20;

export const ladderQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: gradeKeys.ladder,
    queryFn: async ({ signal }) => (await call('listGrades', {}, { signal })).data,
  });

export const ownGradesQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: gradeKeys.own,
    queryFn: async ({ signal }) => (await call('getOwnGrades', {}, { signal })).data,
  });

export const gradeHistoryQuery = ({ call }: Services) =>
  infiniteQueryOptions({
    queryKey: gradeKeys.history,
    queryFn: ({ pageParam, signal }) =>
      call('listGradeChanges', { query: { before: pageParam, per_page: changesPerPage } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

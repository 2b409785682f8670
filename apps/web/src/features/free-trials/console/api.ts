import type { FreeTrialStatus } from '@marquee/domain/free-trials/free-trial.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { fetchPicture } from '../../../shell/files/fetch-file.ts';

type Services = Pick<AppServices, 'call'>;

export interface TrialFilters {
  status: FreeTrialStatus;
  quest_id: number | undefined;
  search: string | undefined;
  after: number | undefined;
}

export const staffTrialsQuery = ({ call }: Services, filters: TrialFilters) =>
  queryOptions({
    queryKey: consoleKeys.trialList(filters),
    queryFn: ({ signal }) => call('listStaffTrials', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });

/** All of them: a panel has a handful. */
export const staffQuestsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: consoleKeys.quests,
    queryFn: async ({ signal }) => {
      const { data } = await call('listStaffQuests', {}, { signal });
      return { data, next: null };
    },
  });

export const proofAddress = (trialId: number) => `/api/v1/admin/free-trials/${trialId}/proof`;

/** Asked for only when somebody looks: the server writes down every look. */
export const proofQuery = (trialId: number) =>
  queryOptions({
    queryKey: consoleKeys.trialProof(trialId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: () => fetchPicture(proofAddress(trialId)),
  });

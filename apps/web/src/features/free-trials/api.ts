import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { freeTrialKeys } from '../../product/query-keys.ts';

type Services = Pick<AppServices, 'call'>;

export const questsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: freeTrialKeys.quests,
    queryFn: async ({ signal }) => (await call('listFreeTrialQuests', {}, { signal })).data,
  });

export const questQuery = ({ call }: Services, id: string) =>
  queryOptions({
    queryKey: freeTrialKeys.quest(id),
    queryFn: async ({ signal }) => (await call('getFreeTrialQuest', { params: { id } }, { signal })).data,
  });

/** Only for those who are signed in. */
export const ownTrialsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: freeTrialKeys.own,
    queryFn: async ({ signal }) => (await call('listFreeTrials', {}, { signal })).data,
  });

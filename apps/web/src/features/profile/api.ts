import type { Calls } from '@marquee/contract/generated/calls.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { accountKeys } from '../../product/query-keys.ts';
import { profileQuery } from '../../shell/session/profile.ts';

type Services = Pick<AppServices, 'call'>;
type Changes = Calls['updateProfile']['body'];

/** Sends the changes and updates everything that shows the profile. */
export async function saveProfile(services: AppServices, changes: Changes): Promise<void> {
  const { data } = await services.call('updateProfile', { body: changes });
  services.queryClient.setQueryData(profileQuery(services).queryKey, data);
}

export async function reloadProfile(services: AppServices): Promise<void> {
  await services.queryClient.invalidateQueries({ queryKey: profileQuery(services).queryKey });
}

export const sessionsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: accountKeys.sessions,
    queryFn: async ({ signal }) => (await call('listSessions', {}, { signal })).data,
  });

const loginsPerPage = 8;

export const loginsQuery = ({ call }: Services) =>
  infiniteQueryOptions({
    queryKey: accountKeys.logins,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call('listLogins', { query: { page: pageParam, per_page: loginsPerPage } }, { signal }),
    getNextPageParam: (last, _all, page) =>
      page * loginsPerPage < last.recordsFiltered ? page + 1 : undefined,
  });

export const apiTokenQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: accountKeys.apiToken,
    queryFn: async ({ signal }) => (await call('getApiToken', {}, { signal })).data,
  });

export const accountDataQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: accountKeys.data,
    queryFn: async ({ signal }) => (await call('listAccountData', {}, { signal })).data,
  });

export const closingQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: accountKeys.closing,
    queryFn: async ({ signal }) => (await call('getAccountClosing', {}, { signal })).data,
  });

import type { ReviewedStatus } from '@marquee/domain/verification/verification.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { fetchPicture } from '../../../shell/files/fetch-file.ts';

export interface VerificationFilters {
  status: ReviewedStatus;
  search: string | undefined;
  after: number | undefined;
}

export const verificationsQuery = ({ call }: Pick<AppServices, 'call'>, filters: VerificationFilters) =>
  queryOptions({
    queryKey: consoleKeys.verificationList(filters),
    queryFn: ({ signal }) => call('listVerifications', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });

export const fileAddress = (id: number, filename: string) =>
  `/api/v1/admin/verification/${id}/documents/${filename}`;

/** Asked for only when somebody looks: the server writes down every look. */
export const documentQuery = (address: string) =>
  queryOptions({
    queryKey: consoleKeys.verificationFile(address),
    staleTime: Number.POSITIVE_INFINITY,
    // Not longer in memory than on screen.
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: () => fetchPicture(address),
  });

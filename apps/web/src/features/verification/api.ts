import type { Verification } from '@marquee/contract/generated/account.ts';
import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { accountKeys } from '../../product/query-keys.ts';
import { fetchPicture } from '../../shell/files/fetch-file.ts';

export type Document = Verification['documents'][number];

export const verificationQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: accountKeys.verification,
    queryFn: async ({ signal }): Promise<Verification> =>
      (await call('getVerification', {}, { signal })).data,
  });

export const fileAddress = (filename: string) => `/api/v1/verification-document/${filename}`;

/** Files are immutable: a name always has the same content. */
export const pictureQuery = (filename: string) =>
  queryOptions({
    queryKey: accountKeys.verificationPicture(filename),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => fetchPicture(fileAddress(filename)),
  });

import type { TextPage } from '@marquee/domain/legal/text-pages.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { MailStatus } from '@marquee/domain/settings/mail-status.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../../lib/app-services.ts';
import { consoleKeys } from '../../../../product/console/query-keys.ts';

type Caller = Pick<AppServices, 'call'>;

export const settingsQuery = ({ call }: Caller) =>
  queryOptions({
    queryKey: consoleKeys.settings,
    queryFn: async ({ signal }) => (await call('listSettings', {}, { signal })).data,
  });

export const pageTextsQuery = ({ call }: Caller) =>
  queryOptions({
    queryKey: consoleKeys.pageTexts,
    queryFn: async ({ signal }) => (await call('listPageTexts', {}, { signal })).data,
  });

export const pageTextQuery = ({ call }: Caller, page: TextPage, locale: Locale) =>
  queryOptions({
    queryKey: consoleKeys.pageText(page, locale),
    queryFn: async ({ signal }) =>
      (await call('getOwnPageText', { params: { page, locale } }, { signal })).data.body,
  });

export const socialQuery = ({ call }: Caller) =>
  queryOptions({
    queryKey: consoleKeys.socialProviders,
    queryFn: async ({ signal }) => (await call('listSocialProviders', {}, { signal })).data,
  });

export interface MailFilters {
  status: MailStatus | undefined;
  search: string | undefined;
  after: number | undefined;
}

export const mailsQuery = ({ call }: Caller, filters: MailFilters) =>
  queryOptions({
    queryKey: consoleKeys.mailList(filters),
    queryFn: ({ signal }) => call('listMails', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });

/** Asked for until the mail server has answered. */
export const mailQuery = ({ call }: Caller, id: number) =>
  queryOptions({
    queryKey: consoleKeys.mail(id),
    queryFn: async ({ signal }) => (await call('getMail', { params: { id } }, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.status === 'waiting' ? 1_000 : false),
  });

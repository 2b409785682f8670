import type { Calls } from '@marquee/contract/generated/calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { channelReportKeys as keys } from '../../product/query-keys.ts';

type Services = Pick<AppServices, 'call'>;
type DailyQuery = Calls['getDailyStatistics']['query'];
export type ReportDays = Pick<DailyQuery, 'dateStart' | 'dateEnd'>;

export type ChannelInfoAnswer = Calls['getChannelInfo']['answer'];
export type VideoStatisticsAnswer = Calls['listVideoStatistics']['answer'];
export type ChannelVideosAnswer = Calls['listChannelVideos']['answer'];

export const reportChannelsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: keys.channels,
    queryFn: ({ signal }) => call('listReportChannels', {}, { signal }),
  });

export const channelInfoQuery = ({ call }: Services, channelId: string) =>
  queryOptions({
    queryKey: keys.info(channelId),
    queryFn: ({ signal }) => call('getChannelInfo', { query: { channel_id: channelId } }, { signal }),
  });

export const channelVideosQuery = ({ call }: Services, channelId: string) =>
  queryOptions({
    queryKey: keys.videos(channelId),
    queryFn: ({ signal }) => call('listChannelVideos', { query: { channel_id: channelId } }, { signal }),
  });

export const dailyQuery = ({ call }: Services, channelId: string, days: ReportDays, compare: boolean) => {
  const query = { ...days, channel_id: channelId, ...(compare ? { compare: '1' } : {}) };
  return queryOptions({
    queryKey: keys.daily(channelId, query),
    queryFn: ({ signal }) => call('getDailyStatistics', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
};

export const videoStatisticsQuery = ({ call }: Services, channelId: string, days: ReportDays) =>
  queryOptions({
    queryKey: keys.videoStatistics(channelId, days),
    queryFn: ({ signal }) =>
      call('listVideoStatistics', { query: { ...days, channel_id: channelId } }, { signal }),
    placeholderData: keepPreviousData,
  });

export function exportDaily({ call }: Services, channelId: string, days: ReportDays): Promise<string> {
  return call('exportDailyStatistics', { query: { ...days, channel_id: channelId } });
}

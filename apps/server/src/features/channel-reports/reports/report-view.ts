import type { ReportTotals } from '@marquee/contract/youtube/channel-reports.ts';
import { reachFigures, sumDays, type WatchFigures } from '@marquee/domain/channel-reports/report-totals.ts';
import type { DayReport, Reach } from '../../../adapters/channels/video-source.ts';

export function watchView(figures: WatchFigures) {
  return {
    views: figures.views,
    watch_time_minutes: figures.watchTimeMinutes,
    average_view_duration: figures.averageViewDuration,
    average_view_percentage: figures.averageViewPercentage,
  };
}

export function reachView(reported: Reach | undefined) {
  const { impressions, clicks, clickRate } = reachFigures(reported ?? { impressions: null, clickRate: null });
  return { impressions, clicks, ctr: clickRate };
}

export function dayView(report: DayReport) {
  return {
    day: report.day,
    ...watchView(report),
    subscribers_gained: report.subscribersGained,
    subscribers_lost: report.subscribersLost,
  };
}

export function totalsView(days: readonly DayReport[], reach: Reach | undefined): ReportTotals {
  const total = sumDays(days);
  return {
    ...watchView(total),
    subscribers_gained: total.subscribersGained,
    subscribers_lost: total.subscribersLost,
    ...reachView(reach),
  };
}

export const channelUrl = (channelId: string) => `https://www.youtube.com/channel/${channelId}`;
export const videoUrl = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;

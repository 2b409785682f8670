import type { DayReport, Reach, ReportRange, ReportSource, VideoReport } from '../video-source.ts';
import { isMissing, sampleVideo, videoViewsBefore } from './sample-catalog.ts';
import { chance, dayNumber, dayText, drift, momentOf, seedOf } from './sample-chance.ts';
import { storyOf, subscribersOn, viewsOn, watchedPercentOn } from './sample-story.ts';

/** Figures of a channel whose owner has not been asked: made up, the same for the same day. */
export function sampleReports(now: () => Date): ReportSource {
  /** Of today nothing is known yet, as at the video network. */
  const span = ({ start, end }: ReportRange) => {
    const first = dayNumber(start);
    const last = Math.min(dayNumber(end), dayNumber(now()) - 1);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  };
  return {
    kind: 'sample',
    daily: async (range) => span(range).map((day) => dayReport(range.channelId, day)),
    reach: async (range) => {
      const parts = span(range).map((day) => reachOn(range.channelId, day));
      return addReach(parts);
    },
    videos: async (range, videoIds) => {
      const days = span(range);
      const [first, last] = [days[0], days.at(-1)];
      return videoIds
        .filter((id) => !isMissing(id))
        .map((id) => videoReport(id, first ?? 0, last === undefined ? (first ?? 0) : last + 1));
    },
  };
}

function dayReport(channelId: string, day: number): DayReport {
  const story = storyOf(channelId);
  const views = viewsOn(story, day);
  const { gained, lost } = subscribersOn(story, day);
  const averageViewPercentage = views === 0 ? 0 : watchedPercentOn(story, day);
  const averageViewDuration = Math.round((story.length * averageViewPercentage) / 100);
  return {
    day: dayText(day),
    views,
    watchTimeMinutes: Math.round((views * averageViewDuration) / 60),
    averageViewDuration,
    averageViewPercentage,
    subscribersGained: gained,
    subscribersLost: lost,
  };
}

function reachOn(channelId: string, day: number): { impressions: number; clicks: number } {
  const story = storyOf(channelId);
  const rate = 0.065 + 0.025 * drift(story.seed ^ 0x41, day, 40);
  // Not every view begins at a thumbnail.
  const clicks = Math.round(viewsOn(story, day) * 0.58);
  return { impressions: Math.round(clicks / rate), clicks };
}

function addReach(parts: readonly { impressions: number; clicks: number }[]): Reach {
  const impressions = parts.reduce((sum, part) => sum + part.impressions, 0);
  const clicks = parts.reduce((sum, part) => sum + part.clicks, 0);
  return { impressions, clickRate: impressions === 0 ? 0 : clicks / impressions };
}

function videoReport(videoId: string, first: number, end: number): VideoReport {
  const video = sampleVideo(videoId);
  const views = videoViewsBefore(video, momentOf(end)) - videoViewsBefore(video, momentOf(first));
  const seed = seedOf('report', videoId);
  const averageViewPercentage = Math.round((28 + 34 * chance(seed, 1)) * 100) / 100;
  const averageViewDuration = Math.round((video.length * averageViewPercentage) / 100);
  // From poor to good, so that every colour of the table can be seen.
  const clickRate = 0.025 + 0.11 * chance(seed, 2);
  return {
    videoId,
    views,
    watchTimeMinutes: Math.round((views * averageViewDuration) / 60),
    averageViewDuration: views === 0 ? 0 : averageViewDuration,
    averageViewPercentage: views === 0 ? 0 : averageViewPercentage,
    likes: Math.floor(views * (0.02 + 0.04 * chance(seed, 3))),
    comments: Math.floor(views * (0.002 + 0.004 * chance(seed, 4))),
    impressions: Math.round((views * 0.58) / clickRate),
    clickRate,
    monetized: chance(seed, 5) < 0.8,
  };
}

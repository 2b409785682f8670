import type { VideoStatistics } from '@marquee/contract/generated/youtube.ts';
import { expect, test } from 'vitest';
import { sortVideos } from './sort-videos.ts';

const video = (videoId: string, changes: Partial<VideoStatistics>): VideoStatistics => ({
  videoId,
  title: videoId,
  url: '',
  videoPublishedAt: null,
  views: 0,
  watch_time_minutes: 0,
  average_view_duration: 0,
  average_view_percentage: 0,
  impressions: null,
  clicks: null,
  ctr: null,
  likes: null,
  comments: null,
  monetized: null,
  ...changes,
});
const order = (videos: readonly VideoStatistics[], column: string, direction: 'ascending' | 'descending') =>
  sortVideos(videos, { column, direction }, 'en').map(({ videoId }) => videoId);

test('numbers by size, texts by letters, both ways', () => {
  const videos = [
    video('b', { views: 9, title: 'Äpfel' }),
    video('a', { views: 100, title: 'Zimt' }),
    video('c', { views: 20, title: 'Birnen' }),
  ];
  expect(order(videos, 'views', 'descending')).toEqual(['a', 'c', 'b']);
  expect(order(videos, 'views', 'ascending')).toEqual(['b', 'c', 'a']);
  expect(order(videos, 'title', 'ascending')).toEqual(['b', 'c', 'a']);
});

test('what is not known comes last in both directions', () => {
  const videos = [video('none', {}), video('low', { ctr: 0.01 }), video('high', { ctr: 0.2 })];
  expect(order(videos, 'ctr', 'ascending')).toEqual(['low', 'high', 'none']);
  expect(order(videos, 'ctr', 'descending')).toEqual(['high', 'low', 'none']);
});

test('monetized ones together, days by date', () => {
  const videos = [
    video('old', { videoPublishedAt: '2025-01-02T00:00:00.000Z', monetized: false }),
    video('new', { videoPublishedAt: '2026-01-02T00:00:00.000Z', monetized: true }),
  ];
  expect(order(videos, 'videoPublishedAt', 'descending')).toEqual(['new', 'old']);
  expect(order(videos, 'monetized', 'ascending')).toEqual(['old', 'new']);
});

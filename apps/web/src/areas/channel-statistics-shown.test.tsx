import { createClient } from '@marquee/contract/client.ts';
import type {
  ChannelInfo,
  DailyStatistics,
  ReportChannel,
  Source,
  VideoInfo,
  VideoStatistics,
} from '@marquee/contract/generated/youtube.ts';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { App } from '../app.tsx';
import {
  channelInfoQuery,
  channelVideosQuery,
  dailyQuery,
  reportChannelsQuery,
  videoStatisticsQuery,
} from '../features/channel-reports/api.ts';
import { Page } from '../features/channel-reports/channel-statistics-page.tsx';
import { readReportView } from '../features/channel-reports/report-view.ts';
import { createPhraseStore } from '../lib/phrase-store.ts';
import { allPhrases } from '../lib/testing/compiled-phrases.ts';
import { profileKey, shellKey } from '../shell/query-keys.ts';
import { textOf } from './testing/read-amounts.ts';

const english = await allPhrases('en');
const { channelReports: words, videoSource } = english;
const phrases = createPhraseStore('en', english);
const call = createClient({ baseUrl: '', fetch, locale: () => 'en' });

const channel: ReportChannel = {
  id: 4,
  channel_id: 'UCgarden',
  title: 'Garden hour',
  is_reportable: true,
  connection: 'connected',
  connected_at: '2026-11-14T12:00:00.000Z',
};
const source: Source = {
  kind: 'youtube',
  state: 'ok',
  updated_at: '2026-11-16T09:00:00.000Z',
  next_update_at: null,
};
const watched = {
  views: 12_990,
  watch_time_minutes: 90_059,
  average_view_duration: 247,
  average_view_percentage: 42.59,
  subscribers_gained: 310,
  subscribers_lost: 45,
};
const totals = { ...watched, impressions: 250_900, clicks: 11_000, ctr: 0.043847 };
const info: ChannelInfo = {
  id: 4,
  channel_id: channel.channel_id,
  title: channel.title,
  url: 'https://www.youtube.com/channel/UCgarden',
  thumbnail: null,
  country: 'DE',
  created_at: '2019-05-02T10:00:00.000Z',
  subscribers: 12_340,
  views: 999,
  videos: 48,
  trend: { current: totals, previous: { ...totals, views: 10_392, subscribers_gained: 400 } },
};
const video: VideoInfo = {
  videoId: 'v1',
  title: 'Pruning roses',
  url: 'https://www.youtube.com/watch?v=v1',
  thumbnail: null,
  videoPublishedAt: '2026-11-13T12:00:00.000Z',
  duration_seconds: 754,
  views: 4321,
  likes: 210,
  comments: null,
};
const videoStatistics: VideoStatistics = {
  videoId: 'v1',
  title: 'Pruning roses',
  url: video.url,
  videoPublishedAt: video.videoPublishedAt,
  views: 4321,
  watch_time_minutes: 600,
  average_view_duration: 61,
  average_view_percentage: 101.5,
  impressions: 900,
  clicks: null,
  ctr: 0.125,
  likes: 210,
  comments: null,
  monetized: true,
};
const daily: DailyStatistics = {
  data: [{ day: '2026-11-13', ...watched }],
  previous: [],
  totals,
  previous_totals: null,
  orders: [
    {
      id: 173,
      service: 'Fast views',
      quantity: 5000,
      delivered: 1250,
      url: 'https://www.youtube.com/watch?v=v1',
      started_on: '2026-11-10',
      ended_on: null,
    },
  ],
  dateStart: '2026-10-14',
  dateEnd: '2026-11-13',
  source,
};

interface Planted {
  channels?: readonly ReportChannel[];
  canConnect?: boolean;
  info?: ChannelInfo | null;
  videos?: readonly VideoInfo[];
  daily?: Partial<DailyStatistics>;
  statistics?: readonly VideoStatistics[];
  address?: string;
}

/** The page with these answers, as a reader sees it. */
function shown(planted: Planted = {}): string {
  const { channels = [channel], canConnect = true, address = '/channel-statistics' } = planted;
  const queryClient = new QueryClient();
  queryClient.setQueryData(shellKey, { settings: { rounding_precision: 2, currencies: {} }, pages: [] });
  queryClient.setQueryData(profileKey, { balance: '5', time_zone: 'UTC', grades: {} });
  const services = { locale: 'en' as const, queryClient, call, phrases, nonce: '' };
  const view = readReportView(new URL(address, 'https://shop.example').searchParams, '2026-11-16');
  const put = (query: { queryKey: readonly unknown[] }, data: unknown) =>
    queryClient.setQueryData(query.queryKey, data);
  put(reportChannelsQuery(services), { data: channels, can_connect: canConnect });
  for (const { channel_id } of channels) {
    const days = { ...daily, ...planted.daily };
    put(dailyQuery(services, channel_id, view.days, view.compare), days);
    put(channelInfoQuery(services, channel_id), {
      data: planted.info === undefined ? { ...info, title: `Card of ${channel_id}` } : planted.info,
      source: days.source,
    });
    put(channelVideosQuery(services, channel_id), {
      data: planted.videos ?? [video],
      source: days.source,
    });
    put(videoStatisticsQuery(services, channel_id, view.days), {
      data: planted.statistics ?? [videoStatistics],
      source: days.source,
    });
  }
  const markup = renderToString(
    <App state={{ currency: 'USD', now: Date.UTC(2026, 10, 16, 12) }} services={services}>
      <MemoryRouter initialEntries={[address]}>
        <Page />
      </MemoryRouter>
    </App>,
  );
  return textOf(markup).replaceAll(/\|+/g, '|');
}

describe('without a channel', () => {
  test('one is connected where the panel can, or added in the profile', () => {
    const text = shown({ channels: [] });
    for (const fact of [words.empty.title, words.empty.connectText, words.connection.connect])
      expect(text).toContain(fact);
    expect(text).toContain(words.empty.profile);
  });

  test('a panel that cannot connect leads to the profile only', () => {
    const text = shown({ channels: [], canConnect: false });
    expect(text).toContain(words.empty.profileText);
    expect(text).not.toContain(words.connection.connect);
  });
});

describe('a channel whose reports may not be read', () => {
  const locked = [{ ...channel, is_reportable: false, connection: 'none' as const, connected_at: null }];

  test('is connected, or else proven in the profile', () => {
    expect(shown({ channels: locked })).toContain(words.locked.connectText);
    const text = shown({ channels: locked, canConnect: false });
    expect(text).toContain(words.locked.verify);
    expect(text).not.toContain(words.chart.title);
  });
});

describe('figures', () => {
  test('the card: figures today, cut and never rounded up, and against a month ago', () => {
    const text = shown();
    for (const fact of ['Card of UCgarden', '12.3K', '999', '48', 'Germany', '2019-05-02', '2 days ago'])
      expect(text).toContain(fact);
    // 12 990 views after 10 392; 265 subscribers after 355.
    for (const fact of ['12.9K', '+25%', '−25.3%', '1.5K', '4:07']) expect(text).toContain(fact);
  });

  test('reach: impressions, clicks, and the rate with its quality', () => {
    const text = shown();
    for (const fact of ['250.9K', '11K', '4.3%', words.quality.bad]) expect(text).toContain(fact);
    const better = shown({ daily: { totals: { ...totals, ctr: 0.1 } } });
    expect(better).toContain(words.quality.good);
    expect(better).not.toContain(words.quality.bad);
  });

  test('what the video network does not say is told, not shown as zero', () => {
    const silent = { ...totals, impressions: null, clicks: null, ctr: null };
    const text = shown({ daily: { totals: silent }, info: { ...info, subscribers: null } });
    expect(text.split(words.notReported)).toHaveLength(4);
    expect(text).toContain(words.card.hidden);
  });

  test('totals are compared where there is a period before', () => {
    const previous_totals = { ...totals, views: 8660, impressions: 501_800, ctr: 0.043847 };
    const text = shown({
      address: '/channel-statistics?compare=1',
      daily: { previous_totals, previous: [{ day: '2026-10-13', ...watched }] },
    });
    for (const fact of ['+50%', '−50%', 'Previous period: 2026-10-13 – 2026-10-13'])
      expect(text).toContain(fact);
    expect(shown()).not.toContain(words.period.previous);
  });

  test('orders that were delivered in these days, with a link to each', () => {
    const text = shown();
    for (const fact of ['Fast views', 'Order 173', 'Delivered: 1 250 of 5 000', 'since 2026-11-10'])
      expect(text).toContain(fact);
    const none = shown({ daily: { orders: [] } });
    expect(none).toContain(words.orders.none);
    expect(none).toContain(words.orders.promote);
  });

  test('videos: the newest as cards, all with their columns', () => {
    const text = shown();
    for (const fact of [
      'Pruning roses',
      '12:34',
      '3 days ago',
      '4.3K',
      '2026-11-13',
      '101.5%',
      '12.5%',
      '1:01',
    ])
      expect(text).toContain(fact);
    const { video: name, published, monetized, averageDuration, averagePercentage, ctr } = words.videos;
    for (const header of [name, published, monetized, averageDuration, averagePercentage, ctr])
      expect(text).toContain(header);
    const none = shown({ videos: [], statistics: [] });
    expect(none).toContain(words.newest.none);
    expect(none).toContain(words.videos.none);
  });

  test('only three videos are the newest', () => {
    const videos = ['v1', 'v2', 'v3', 'v4'].map((videoId) => ({
      ...video,
      videoId,
      title: `Film ${videoId}`,
    }));
    const text = shown({ videos, statistics: [] });
    expect(text).toContain('Film v3');
    expect(text).not.toContain('Film v4');
  });

  test('days without figures say so, and offer no export of nothing', () => {
    const text = shown({ daily: { data: [] } });
    expect(text).toContain(words.chart.emptyTitle);
    expect(text).not.toContain(words.chart.csv);
    expect(shown()).toContain(words.chart.csv);
  });

  test('a channel of which nothing is known yet', () => {
    expect(shown({ info: null })).toContain(words.card.none);
  });

  test('own days can be chosen', () => {
    const text = shown({ address: '/channel-statistics?period=custom&from=2026-09-01&to=2026-09-30' });
    for (const fact of [words.period.from, '2026-09-01', '2026-09-30']) expect(text).toContain(fact);
    expect(shown()).not.toContain('2026-09-01');
  });
});

describe('the choice of a channel', () => {
  const other = { ...channel, id: 5, channel_id: 'UCkitchen', title: 'Kitchen hour' };
  const locked = { ...channel, id: 3, channel_id: 'UCold', title: 'Old hour', is_reportable: false };

  test('begins with the first that has reports; the address remembers another', () => {
    expect(shown({ channels: [locked, channel, other] })).toContain('Card of UCgarden');
    const address = '/channel-statistics?channel=UCkitchen';
    expect(shown({ channels: [locked, channel, other], address })).toContain('Card of UCkitchen');
  });

  test('a channel of somebody else in the address is not asked for', () => {
    expect(shown({ address: '/channel-statistics?channel=UCstranger' })).toContain('Card of UCgarden');
  });
});

describe('how the figures stand', () => {
  const states = ['quota_used_up', 'unavailable', 'not_connected', 'consent_revoked', 'gone'] as const;
  const inState = (state: Source['state'], canConnect = true) =>
    shown({
      canConnect,
      daily: { source: { ...source, state } },
      channels: [{ ...channel, connection: state === 'consent_revoked' ? 'revoked' : 'connected' }],
    });

  test.each(states)('%s is told beside the figures of the last update', (state) => {
    const text = inState(state);
    expect(text).toContain(videoSource.states[state]);
    expect(text).toContain('12.9K');
  });

  test('revoked access is given again with one button, where the panel can ask for it', () => {
    expect(inState('consent_revoked')).toContain(words.connection.again);
    expect(inState('consent_revoked', false)).not.toContain(words.connection.again);
    expect(inState('quota_used_up')).not.toContain(words.connection.again);
  });

  test('samples are labelled and need no connection', () => {
    const text = shown({
      canConnect: false,
      channels: [{ ...channel, connection: 'sample', connected_at: null }],
      daily: { source: { ...source, kind: 'sample' } },
    });
    expect(text).toContain(videoSource.sample.badge);
    expect(text).not.toContain(words.connection.disconnect);
    expect(text).not.toContain(words.connection.connect);
  });
});

describe('back from the video network', () => {
  test('a connected channel is told', () => {
    expect(shown({ address: '/channel-statistics?connected=1' })).toContain(words.connection.connected);
    expect(shown()).not.toContain(words.connection.connected);
  });

  test.each(['denied', 'no_channel', 'taken', 'too_many', 'failed'] as const)('%s is told', (code) => {
    const text = shown({ address: `/channel-statistics?connect_error=${code}`, channels: [] });
    expect(text).toContain(words.connection.errors[code]);
  });

  test('an unknown problem is told too', () => {
    const text = shown({ address: '/channel-statistics?connect_error=%3Cb%3E' });
    expect(text).toContain(words.connection.errors.failed);
  });
});

import { createHash } from 'node:crypto';
import { daysOf } from '@marquee/domain/channel-reports/report-range.ts';
import { type Answer, type LocalRequest, startLocalServer } from '../../../testing/gateways/local-server.ts';

interface GoogleState {
  /** The channels of whoever agrees next. */
  channels: { id: string; title: string }[];
  scopes: string[];
  givesRefreshToken: boolean;
  /** Refresh tokens that the owner took back. */
  revoked: Set<string>;
  /** Tokens that were given back to the network. */
  givenBack: string[];
  refreshes: number;
  /** Reports of any kind that were asked for. */
  reports: number;
  /** Ranges of daily reports that were asked for. */
  dailyReports: string[];
  /** The newest day that has been counted. */
  newestDay: string;
  /** Answers to reports instead of figures. */
  reportFault: Answer | undefined;
}

const scope = 'https://www.googleapis.com/auth/';
const problem = (status: number, reason: string): Answer => ({
  status,
  body: { error: { code: status, errors: [{ reason }] } },
});

/** Agreement, tokens, channels and reports as Google answers them. */
export async function startGoogle() {
  const state: GoogleState = {
    channels: [],
    scopes: [`${scope}youtube.readonly`, `${scope}yt-analytics.readonly`],
    givesRefreshToken: true,
    revoked: new Set(),
    givenBack: [],
    refreshes: 0,
    reports: 0,
    dailyReports: [],
    newestDay: '2100-01-01',
    reportFault: undefined,
  };
  const codes = new Map<string, { challenge: string; channels: GoogleState['channels'] }>();
  const owners = new Map<string, { refreshToken: string; channels: GoogleState['channels'] }>();
  let issued = 0;

  const issue = (refreshToken: string, channels: GoogleState['channels']) => {
    issued += 1;
    const access = `access-${issued}`;
    owners.set(access, { refreshToken, channels });
    return { access_token: access, expires_in: 3600, scope: state.scopes.join(' '), token_type: 'Bearer' };
  };
  const exchange = (form: URLSearchParams): Answer => {
    const known = codes.get(form.get('code') ?? '');
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!known || known.challenge !== proof) return { status: 400, body: { error: 'invalid_grant' } };
    codes.delete(form.get('code') ?? '');
    const refreshToken = `refresh-${form.get('code')}`;
    const more = state.givesRefreshToken ? { refresh_token: refreshToken } : {};
    return { body: { ...issue(refreshToken, known.channels), ...more } };
  };
  const renew = (form: URLSearchParams): Answer => {
    const refreshToken = form.get('refresh_token') ?? '';
    state.refreshes += 1;
    if (state.revoked.has(refreshToken)) return { status: 400, body: { error: 'invalid_grant' } };
    const owner = [...owners.values()].find((each) => each.refreshToken === refreshToken);
    return { body: issue(refreshToken, owner?.channels ?? state.channels) };
  };
  const report = (url: URL): Answer => {
    state.reports += 1;
    if (state.reportFault) return state.reportFault;
    const query = url.searchParams;
    const [start, end] = [query.get('startDate') ?? '', query.get('endDate') ?? ''];
    const columns = [query.get('dimensions'), ...(query.get('metrics') ?? '').split(',')].filter(Boolean);
    const row = (first: readonly string[]) => [
      ...first,
      ...columns.slice(first.length).map((name) => figures[name ?? ''] ?? 10),
    ];
    const rows = () => {
      if (query.get('dimensions') === 'day') {
        state.dailyReports.push(`${start}..${end}`);
        return daysOf({ start, end })
          .filter((day) => day <= state.newestDay)
          .map((day) => row([day]));
      }
      if (query.get('dimensions') === 'video')
        return (query.get('filters') ?? '')
          .replace('video==', '')
          .split(',')
          .map((id) => row([id]));
      return [row([])];
    };
    return { body: { columnHeaders: columns.map((name) => ({ name })), rows: rows() } };
  };

  const handle = async ({ method, path, body, headers }: LocalRequest): Promise<Answer> => {
    const url = new URL(path, 'http://google.test');
    const form = new URLSearchParams(body);
    if (url.pathname === '/token')
      return form.get('grant_type') === 'refresh_token' ? renew(form) : exchange(form);
    if (url.pathname === '/revoke' && method === 'POST') {
      state.givenBack.push(form.get('token') ?? '');
      return { body: {} };
    }
    const owner = owners.get(String(headers.authorization ?? '').replace('Bearer ', ''));
    if (!owner || state.revoked.has(owner.refreshToken)) return problem(401, 'authError');
    if (url.pathname === '/v2/reports') return report(url);
    if (url.pathname === '/youtube/v3/channels')
      return {
        body: { items: url.searchParams.has('mine') ? owner.channels.map(named) : owner.channels.map(full) },
      };
    if (url.pathname === '/youtube/v3/playlistItems')
      return { body: { items: videoIds.map((videoId) => ({ contentDetails: { videoId } })) } };
    if (url.pathname === '/youtube/v3/videos') {
      const [channel] = owner.channels;
      return { body: { items: videoIds.map((id) => video(id, channel?.id ?? '')) } };
    }
    return problem(404, 'notFound');
  };
  const server = await startLocalServer(handle);
  return {
    ...state,
    state,
    server,
    origin: server.origin,
    stop: server.stop,
    /** The owner agrees on the page that an address leads to; returns where the browser is sent back to. */
    agree: (address: string): URL => {
      const asked = new URL(address).searchParams;
      const code = `code-${codes.size + owners.size + 1}-${Math.random().toString(36).slice(2)}`;
      codes.set(code, { challenge: asked.get('code_challenge') ?? '', channels: [...state.channels] });
      const back = new URL(asked.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({ code, state: asked.get('state') ?? '', scope: 'x' }).toString();
      return back;
    },
    /** The owner declines. */
    decline: (address: string): URL => {
      const asked = new URL(address).searchParams;
      const back = new URL(asked.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({
        error: 'access_denied',
        state: asked.get('state') ?? '',
      }).toString();
      return back;
    },
  };
}

export const videoIds = ['AbCdEfGhIj1', 'AbCdEfGhIj2'] as const;
const figures: Record<string, number> = {
  views: 100,
  estimatedMinutesWatched: 250,
  averageViewDuration: 150,
  averageViewPercentage: 42.5,
  subscribersGained: 4,
  subscribersLost: 1,
  videoThumbnailImpressions: 2000,
  videoThumbnailImpressionsClickRate: 0.05,
};

const snippet = (title: string) => ({
  title,
  description: '',
  publishedAt: '2020-05-01T10:00:00Z',
  thumbnails: {},
});
const named = ({ id, title }: { id: string; title: string }) => ({ id, snippet: snippet(title) });
const full = (channel: { id: string; title: string }) => ({
  ...named(channel),
  statistics: { viewCount: '123456', videoCount: '2', subscriberCount: '789' },
  contentDetails: { relatedPlaylists: { uploads: 'UU123456' } },
});
const video = (id: string, channelId: string) => ({
  id,
  snippet: { ...snippet(`Video ${id}`), channelId, channelTitle: 'A channel' },
  contentDetails: { duration: 'PT3M20S' },
  statistics: { viewCount: '1000', likeCount: '10', commentCount: '2' },
  status: { privacyStatus: 'public' },
});

import type { ServerResponse } from 'node:http';
import { type Answered, type Fault, problem } from './youtube-world.ts';

const lies: Record<string, unknown> = {
  '/youtube/v3/channels': {
    items: [{ id: '../../etc', snippet: { title: 7 }, statistics: { viewCount: '-1' }, contentDetails: {} }],
  },
  '/youtube/v3/videos': {
    items: [
      {
        id: 'abcdefghijk',
        snippet: { channelId: 'UC_x5XG1OV2P6uZZ5FSM9Ttw', title: 'x', publishedAt: 'yesterday' },
        statistics: { viewCount: '99999999999999999999999' },
      },
    ],
  },
  '/youtube/v3/search': { items: [{ id: { videoId: '<script>' }, snippet: null }] },
  '/youtube/v3/playlistItems': { items: { videoId: 'abcdefghijk' } },
  '/v2/reports': {
    columnHeaders: [{ name: 'day' }, { name: 'views' }],
    rows: [['2026-13-45', -5]],
  },
  '/token': { access_token: 7, token_type: 'mac' },
  '/complete/search': { not: 'a list' },
};

/** Whether the answer has been given, or will never be. */
export function sendFault(fault: Fault, path: string, response: ServerResponse): boolean {
  const answers: Partial<Record<Fault, Answered>> = {
    quota: problem(403, 'quotaExceeded'),
    rate_limited: problem(429, 'rateLimitExceeded'),
    denied: problem(403, 'accessNotConfigured'),
    server_error: [503, 'try again later'],
    error_in_200: [200, problem(403, 'forbidden')[1]],
    lying: [200, lies[path] ?? []],
  };
  const json = { 'content-type': 'application/json' };
  const known = answers[fault];
  if (known) response.writeHead(known[0], json).end(JSON.stringify(known[1]));
  else if (fault === 'html')
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>sorry</html>');
  else if (fault === 'truncated') response.writeHead(200, json).end('{"items":[{"id":"UC_x5');
  else if (fault === 'huge') response.writeHead(200, json).end(`{"items":["${'x'.repeat(3_000_000)}"]}`);
  else if (fault === 'half_open')
    response.writeHead(200, { ...json, 'content-length': '5000' }).write('{"items":');
  return fault !== 'fine';
}

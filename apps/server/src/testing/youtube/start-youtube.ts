import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GoogleHosts } from '../../adapters/channels/google-hosts.ts';
import { analyticsApi } from './analytics-api.ts';
import { dataApi } from './data-api.ts';
import { oauthApi } from './oauth-api.ts';
import { sendFault } from './send-fault.ts';
import { type Answered, problem, type YoutubeWorld, youtubeWorld } from './youtube-world.ts';

export interface LocalYoutube {
  world: YoutubeWorld;
  baseUrl: string;
  hosts: GoogleHosts;
  close(): Promise<void>;
}

/** A video network of one's own: the Data and Analytics APIs, permissions and suggestions, with faults at will. */
export async function startYoutube(now: () => Date): Promise<LocalYoutube> {
  const world = youtubeWorld(now);
  const server = createServer((request, response) => {
    void answer(world, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    world,
    baseUrl,
    hosts: { data: baseUrl, analytics: baseUrl, accounts: baseUrl, tokens: baseUrl },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  world: YoutubeWorld,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://youtube.test');
  world.requested.push({ path: url.pathname, query: url.searchParams, headers: request.headers });
  const body = await readText(request);
  if (sendFault(world.fault, url.pathname, response)) return;
  if (url.pathname === '/complete/search') return suggest(world, url.searchParams, response);
  const [status, answered] = await route(world, url, body, request.headers.authorization);
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
  response.end(JSON.stringify(answered));
}

async function route(
  world: YoutubeWorld,
  { pathname, searchParams }: URL,
  body: string,
  authorization: string | undefined,
): Promise<Answered> {
  if (pathname === '/token' || pathname === '/revoke')
    return oauthApi(world, pathname, new URLSearchParams(body));
  const token = authorization?.replace(/^Bearer /, '');
  if (token !== undefined && !world.oauth.accessTokens.has(token)) return problem(401, 'authError');
  if (pathname === '/v2/reports') return token ? analyticsApi(world, searchParams) : problem(401, 'required');
  const resource = /^\/youtube\/v3\/(\w+)$/.exec(pathname)?.[1];
  return resource ? dataApi(world, resource, searchParams) : problem(404, 'notFound');
}

async function suggest(world: YoutubeWorld, query: URLSearchParams, response: ServerResponse): Promise<void> {
  const found = await world.suggestions.suggest({
    keyword: query.get('q') ?? '',
    country: query.get('gl') ?? '',
    language: query.get('hl') ?? '',
  });
  const relevance = { 'google:suggestrelevance': found.map(({ weight }) => weight * 13) };
  const answered = [query.get('q'), found.map(({ keyword }) => keyword), [], [], relevance];
  const charset = world.suggestCharset;
  response.writeHead(200, { 'content-type': `text/javascript; charset=${charset}` });
  response.end(Buffer.from(JSON.stringify(answered), charset === 'utf-8' ? 'utf8' : 'latin1'));
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

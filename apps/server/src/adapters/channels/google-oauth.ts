import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { FetchFailure } from '../../platform/guarded-fetch/fetch-failure.ts';
import type { Effect, GuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts';
import type { Channel } from './channel-source.ts';
import type { GoogleHosts } from './google-hosts.ts';
import { SourceFailure } from './video-source.ts';
import { readAnswer } from './youtube/ask-youtube.ts';
import { channelNames, understood } from './youtube/youtube-schemas.ts';

export interface OauthClient {
  clientId: string;
  clientSecret: string;
  hosts: GoogleHosts;
  /** As entered at the video network, to the letter. */
  redirectUri: string;
}

export interface OauthTokens {
  accessToken: string;
  /** Only after the owner has agreed, not when it is refreshed. */
  refreshToken: string | undefined;
  expiresInSeconds: number;
  scopes: readonly string[];
}

/** To read, never to change: a channel's public face, and its figures. */
export const reportScopes = [
  'https://www.googleapis.com/auth/youtube.readonly',
  'https://www.googleapis.com/auth/yt-analytics.readonly',
] as const;

const token = z.string().min(1).max(8000);
const granted = z.object({
  access_token: token,
  refresh_token: token.optional(),
  expires_in: z.int().min(1).max(31_536_000).default(3600),
  scope: z.string().max(4000).default(''),
  token_type: z.string().regex(/^bearer$/i),
});
const refusedAnswer = z.object({ error: z.string().max(200) });

/** Where the owner of a channel agrees. `verifier` is kept here and proves later that it was us who asked. */
export function authorizeUrl(
  client: OauthClient,
  { state, verifier }: { state: string; verifier: string },
): string {
  const url = new URL('/o/oauth2/v2/auth', client.hosts.accounts);
  url.search = new URLSearchParams({
    client_id: client.clientId,
    redirect_uri: client.redirectUri,
    response_type: 'code',
    scope: reportScopes.join(' '),
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    // Without both there is no refresh token the second time.
    access_type: 'offline',
    prompt: 'consent',
  }).toString();
  return url.href;
}

export function exchangeCode(
  fetch: GuardedFetch,
  client: OauthClient,
  { code, verifier }: { code: string; verifier: string },
): Promise<OauthTokens> {
  return askTokens(fetch, client, 'once', {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: client.redirectUri,
  });
}

/** Fails with `consent_revoked` when the owner took the permission back. */
export function refresh(
  fetch: GuardedFetch,
  client: OauthClient,
  refreshToken: string,
): Promise<OauthTokens> {
  return askTokens(fetch, client, 'repeatable', { grant_type: 'refresh_token', refresh_token: refreshToken });
}

/** Asks with a permission that nobody has: a client that is known is told so, another is not let that far. */
export async function isKnownClient(fetch: GuardedFetch, client: OauthClient): Promise<boolean> {
  const { answer } = await post(fetch, `${client.hosts.tokens}/token`, 'repeatable', {
    client_id: client.clientId,
    client_secret: client.clientSecret,
    grant_type: 'refresh_token',
    refresh_token: 'a-test-of-the-client',
  });
  const refused = refusedAnswer.safeParse(answer).data?.error;
  if (refused === 'invalid_grant') return true;
  if (refused === 'invalid_client' || refused === 'unauthorized_client') return false;
  throw new SourceFailure('unavailable', { cause: new Error(refused ?? 'an answer of an unknown form') });
}

/** A token that is not known any more is as good as revoked. */
export async function revoke(
  fetch: GuardedFetch,
  { hosts }: Pick<OauthClient, 'hosts'>,
  known: string,
): Promise<void> {
  const { status } = await post(fetch, `${hosts.tokens}/revoke`, 'repeatable', { token: known });
  if (status !== 200 && status !== 400) throw new SourceFailure('unavailable');
}

/** The channels of whoever agreed. */
export async function ownChannels(
  fetch: GuardedFetch,
  { hosts }: Pick<OauthClient, 'hosts'>,
  accessToken: string,
): Promise<Channel[]> {
  const url = `${hosts.data}/youtube/v3/channels?part=snippet&mine=true&maxResults=50`;
  const answer = await readAnswer(fetch, url, {
    headers: { authorization: `Bearer ${accessToken}` },
    denied: 'consent_revoked',
  });
  if ('absent' in answer) return [];
  return understood(channelNames, answer.body).items.map(({ id, snippet }) => ({
    id,
    title: snippet.title.trim().slice(0, 200).toWellFormed() || id,
  }));
}

async function askTokens(
  fetch: GuardedFetch,
  { clientId, clientSecret, hosts }: OauthClient,
  effect: Effect,
  body: Record<string, string>,
): Promise<OauthTokens> {
  const { status, answer } = await post(fetch, `${hosts.tokens}/token`, effect, {
    client_id: clientId,
    client_secret: clientSecret,
    ...body,
  });
  const refused = refusedAnswer.safeParse(answer).data?.error;
  if (refused === 'invalid_grant') throw new SourceFailure('consent_revoked', { cause: new Error(refused) });
  if (status !== 200 || refused !== undefined)
    throw new SourceFailure('unavailable', { cause: new Error(refused ?? `status ${status}`) });
  const tokens = understood(granted, answer);
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    expiresInSeconds: tokens.expires_in,
    scopes: tokens.scope.split(' ').filter(Boolean),
  };
}

async function post(guarded: GuardedFetch, url: string, effect: Effect, body: Record<string, string>) {
  const answered = await guarded(url, {
    method: 'POST',
    effect,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams(body).toString(),
    timeoutMs: 8000,
    maxBytes: 100_000,
  }).catch((cause: FetchFailure) => {
    if (cause.reason === 'held') throw cause;
    throw new SourceFailure('unavailable', { cause, sent: cause.sent ?? true });
  });
  return { status: answered.status, answer: parsed(answered.body) };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

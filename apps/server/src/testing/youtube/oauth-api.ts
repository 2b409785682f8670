import { createHash, randomUUID } from 'node:crypto';
import type { Answered, YoutubeWorld } from './youtube-world.ts';

const refused = (error: string): Answered => [400, { error, error_description: error }];

/** Answers like Google's token service for web applications. */
export function oauthApi({ oauth }: YoutubeWorld, path: string, form: URLSearchParams): Answered {
  if (path === '/revoke') {
    const token = form.get('token') ?? '';
    const isKnown = oauth.refreshTokens.delete(token) || oauth.accessTokens.delete(token);
    // One permission: without it none of its tokens is worth anything.
    oauth.refreshTokens.clear();
    oauth.accessTokens.clear();
    return isKnown ? [200, {}] : refused('invalid_token');
  }
  if (form.get('client_secret') !== 'the-client-secret') return [401, { error: 'invalid_client' }];
  if (form.get('grant_type') === 'refresh_token') {
    if (!oauth.refreshTokens.has(form.get('refresh_token') ?? '')) return refused('invalid_grant');
    return [200, granted(oauth.accessTokens)];
  }
  const proof = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  if (form.get('code') !== oauth.code || proof !== oauth.challenge) return refused('invalid_grant');
  const refreshToken = `refresh-${randomUUID()}`;
  oauth.refreshTokens.add(refreshToken);
  return [200, { ...granted(oauth.accessTokens), refresh_token: refreshToken }];
}

function granted(accessTokens: Set<string>) {
  const token = `access-${randomUUID()}`;
  accessTokens.add(token);
  const scope =
    'https://www.googleapis.com/auth/youtube.readonly https://www.googleapis.com/auth/yt-analytics.readonly';
  return { access_token: token, expires_in: 3599, token_type: 'Bearer', scope };
}

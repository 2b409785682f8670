import type { CustomFetch } from 'openid-client';
import type { GuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts';

/** The guarded fetch with the signature that the OpenID libraries expect. */
export function providerFetch(guarded: GuardedFetch): CustomFetch {
  return async (url, { method, headers, body }) => {
    const answer = await guarded(url, {
      method: method === 'POST' ? 'POST' : 'GET',
      effect: 'repeatable',
      headers: Object.fromEntries(new Headers(headers)),
      ...(body === null || body === undefined ? {} : { body: String(body) }),
    });
    const isEmpty = answer.status === 204 || answer.status === 304;
    const kept = Object.entries(answer.headers).filter(
      (header): header is [string, string] =>
        typeof header[1] === 'string' && !header[0].startsWith('content-encoding'),
    );
    return new Response(isEmpty ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers: kept,
    });
  };
}

/** Plain http is for a local provider, which the guard allows in tests and development only. */
export function isLocal(address: string): boolean {
  return /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/.test(address);
}

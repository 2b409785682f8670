import type { GuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.ts';

type FetchLike = (url: string | URL | Request, request?: RequestInit) => Promise<Response>;

/** The official library, sending through the guarded fetch like everything else. */
export function guardedClient(guardedFetch: GuardedFetch): FetchLike {
  return async (url, request = {}) => {
    const answer = await guardedFetch(String(url instanceof Request ? url.url : url), {
      method: (request.method ?? 'GET') as 'GET' | 'POST' | 'DELETE',
      headers: Object.fromEntries(new Headers(request.headers)),
      ...(typeof request.body === 'string' && request.body !== '' ? { body: request.body } : {}),
      timeoutMs: 20_000,
    });
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined || name === 'content-encoding' || name === 'content-length'
        ? []
        : [[name, String(value)] as [string, string]],
    );
    const body = answer.status === 204 ? null : new Uint8Array(answer.body);
    return new Response(body, { status: answer.status, headers });
  };
}

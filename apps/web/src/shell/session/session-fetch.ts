import { apiAddress } from '../../lib/api-address.ts';
import { ConnectionError } from '../../lib/connection-error.ts';
import { hasOwnToken, hasToken, keepToken, renewToken, savedToken } from './token.ts';

/**
 * `fetch` with the saved token. An expired token is renewed and the call repeated, which is safe because an
 * unauthenticated call changes nothing. `onEnded` is called when the session is over.
 */
export function createSessionFetch(onEnded: () => unknown): typeof fetch {
  return async (path, init) => {
    const address = typeof path === 'string' ? apiAddress(path) : path;
    // Another host cannot see whether a cookie is ours, so it gets only a token that our own has handed over.
    if (address !== path && hasToken() && !hasOwnToken()) await renewToken();
    const token = savedToken();
    const first = await send(address, init, token);
    if (!token || (first.status !== 401 && first.status !== 403)) return first;
    const renewal = first.status === 401 ? await renewToken() : 'ended';
    if (renewal === 'renewed') return send(address, init, savedToken());
    if (renewal === 'ended') onEnded();
    return first;
  };
}

async function send(
  address: RequestInfo | URL,
  init: RequestInit | undefined,
  token: string | undefined,
): Promise<Response> {
  const headers = new Headers(init?.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  const credentials = typeof address === 'string' && !address.startsWith('/') ? 'include' : 'same-origin';
  const response = await fetch(address, { credentials, ...init, headers }).catch((error: unknown) => {
    // Whoever stops a call knows why it ends.
    throw init?.signal?.aborted ? error : new ConnectionError(error);
  });
  keepToken(response);
  return response;
}

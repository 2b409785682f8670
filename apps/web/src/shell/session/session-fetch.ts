import { keepToken, renewToken, savedToken } from './token.ts';

/**
 * `fetch` with the saved token. An expired token is renewed and the call repeated, which is safe because an
 * unauthenticated call changes nothing. `onEnded` is called when the session is over.
 */
export function createSessionFetch(onEnded: () => unknown): typeof fetch {
  return async (address, init) => {
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
  const response = await fetch(address, { ...init, headers });
  keepToken(response);
  return response;
}

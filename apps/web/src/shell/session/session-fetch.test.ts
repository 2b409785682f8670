import { expect, test, vi } from 'vitest';
import { ConnectionError } from '../../lib/connection-error.ts';
import { createSessionFetch } from './session-fetch.ts';

test('what the browser says of a lost line stays inside', async () => {
  vi.stubGlobal('document', { cookie: '' });
  for (const words of ['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.']) {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError(words)));
    const failure = await createSessionFetch(() => undefined)('/api/v1/orders').catch((error) => error);
    expect(failure).toBeInstanceOf(ConnectionError);
    expect(failure.message).not.toContain(words);
  }
});

test('a call that was stopped ends as it always did', async () => {
  vi.stubGlobal('document', { cookie: '' });
  const stopped = new DOMException('stopped', 'AbortError');
  vi.stubGlobal('fetch', () => Promise.reject(stopped));
  const send = createSessionFetch(() => undefined)('/x', { signal: AbortSignal.abort() });
  await expect(send).rejects.toBe(stopped);
});

import type { Fields } from '../../../product/reseller/code-samples.ts';

export interface Called {
  status: number;
  milliseconds: number;
  /** Seconds to wait after too many calls. */
  retryAfter: string | null;
  text: string;
}

/** Called as any program would: with the key only, without the visitor's session. */
export async function callApi(fields: Fields): Promise<Called> {
  const start = performance.now();
  const response = await fetch('/api/v2', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'application/json' },
    credentials: 'omit',
    cache: 'no-store',
  });
  const text = await response.text();
  const milliseconds = Math.round(performance.now() - start);
  return { status: response.status, milliseconds, retryAfter: response.headers.get('retry-after'), text };
}

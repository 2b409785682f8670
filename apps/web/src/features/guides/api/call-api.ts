import type { Fields } from '../../../product/reseller/code-samples.ts';

export interface Called {
  status: number;
  milliseconds: number;
  /** What to wait after too many calls. */
  retryAfter: string | null;
  text: string;
}

/** Like every program: with the key alone, without the visitor's session. */
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

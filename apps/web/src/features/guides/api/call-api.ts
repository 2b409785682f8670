import type { Fields } from '../../../product/reseller/code-samples.ts';

export interface Called {
  status: number;
  milliseconds: number;
  /** Seconds to wait after too many calls. */
  retryAfter: string | null;
  text: string;
}

/** Calls the API the way a reseller's own program does: with the key, without the visitor's session. */
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

const maxEntries = 3;

export interface FormattedAnswer {
  code: string;
  /** Number of entries, if not all are shown. */
  entries?: number;
}

/** Formatted to read; long lists are cut, because twenty thousand services would freeze the page. */
export function formatAnswer(text: string): FormattedAnswer {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return { code: text.slice(0, 2000) };
  }
  if (!Array.isArray(answer) || answer.length <= maxEntries) return { code: JSON.stringify(answer, null, 2) };
  const code = JSON.stringify(answer.slice(0, maxEntries), null, 2).replace(/\n\]$/, ',\n  …\n]');
  return { code, entries: answer.length };
}

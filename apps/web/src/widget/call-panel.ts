import type { WidgetConfig } from './config.ts';

/** What the panel says no with, by field. */
export class Refused extends Error {
  readonly code: string;
  /** In the widget's language. */
  readonly text: string;
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor(body: { message?: string; code?: string; errors?: Record<string, string[]> }) {
    super(body.code);
    this.text = body.message ?? '';
    this.code = body.code ?? '';
    this.fields = body.errors ?? {};
  }
}

interface Call {
  body?: unknown;
  /** Sent again with the same key, it happens once. */
  key?: string;
}

/** Calls the panel as this widget: no cookie goes along, and none is kept. */
export async function callPanel<Answer>(
  { token, locale }: WidgetConfig,
  path: string,
  { body, key }: Call = {},
): Promise<Answer> {
  const query = new URLSearchParams({ api_token: token, locale });
  const answer = await fetch(`/api/v1/${path}?${query}`, {
    method: body === undefined ? 'GET' : 'POST',
    credentials: 'omit',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const parsed = text === '' ? {} : JSON.parse(text);
  if (!answer.ok) throw new Refused(parsed);
  return parsed as Answer;
}

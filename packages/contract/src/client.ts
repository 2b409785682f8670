import type { ErrorBody, ErrorCode } from './error-codes.ts';
import { firstRoutes } from './first-routes.ts';
import type { CallName, Calls } from './generated/calls.ts';

interface ClientOptions {
  /** Origin of the API without a final slash; empty for the page's own. */
  baseUrl: string;
  fetch: typeof fetch;
  /** Read again for each call: the bearer token may have changed. */
  headers?(): Record<string, string>;
  locale(): string;
  countryCode?(): string | undefined;
}

interface CallOptions {
  signal?: AbortSignal;
  /** A form that moves money keeps the same key until the call is answered. */
  idempotencyKey?: string;
}

/** What is sent with a call. Where it asks for nothing, a token may still be sent in the query. */
interface CallInput<Name extends CallName> {
  params?: Sent<Name, 'params'>;
  query?: Sent<Name, 'query'>;
  body?: Sent<Name, 'body'>;
}

type Sent<Name extends CallName, Side> = Side extends keyof Calls[Name]
  ? Calls[Name][Side]
  : Record<never, never>;

export type Call = <Name extends CallName>(
  name: Name,
  input?: CallInput<Name>,
  options?: CallOptions,
) => Promise<Calls[Name]['answer']>;

/** A refused call. `fields` is empty unless single fields were refused. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly fields: Record<string, string[]>;

  constructor(status: number, body: Partial<ErrorBody>) {
    const fields = body.errors ?? {};
    super(
      body.message ||
        (Object.keys(fields).length > 0 ? 'Sent data is invalid' : `Request failed (${status})`),
    );
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code;
    this.fields = fields;
  }
}

interface AnyInput {
  params?: object;
  query?: object;
  body?: object;
}

/** One small function for every call; responses are typed by the contract, not parsed again. */
export function createClient(options: ClientOptions): Call {
  return async (name, typed = {}, { signal, idempotencyKey } = {}) => {
    const input = typed as AnyInput;
    const [method = 'GET', path = ''] = (await routeOf(name)).split(' ');
    const country = options.countryCode?.();
    const response = await options.fetch(options.baseUrl + address(path, input, options.locale()), {
      method,
      headers: {
        accept: 'application/json',
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(country ? { 'x-country-code': country } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...options.headers?.(),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      ...(signal ? { signal } : {}),
    });
    if (!response.ok) throw new ApiError(response.status, await errorBody(response));
    if (response.status === 204) return undefined as never;
    const isJson = response.headers.get('content-type')?.includes('json');
    return (isJson ? response.json() : response.text()) as never;
  };
}

async function routeOf(name: CallName): Promise<string> {
  const first: Partial<Record<CallName, string>> = firstRoutes;
  return first[name] ?? (await import('./routes.ts')).routes[name];
}

function address(path: string, input: AnyInput, locale: string): string {
  const params = new Map<string, unknown>(Object.entries(input.params ?? {}));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name))),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  query.set('locale', locale);
  return `${filled}?${query}`;
}

/** A proxy in between may answer with HTML or nothing: then only the status is known. */
async function errorBody(response: Response): Promise<Partial<ErrorBody>> {
  try {
    return ((await response.json()) ?? {}) as Partial<ErrorBody>;
  } catch {
    return {};
  }
}

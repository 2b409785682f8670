import { refuse } from '../../../platform/errors.ts';
import type { GuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.ts';
import type { ProviderExchange } from '../provider-adapter.ts';
import { printable } from './response-values.ts';

export interface ProviderAccess {
  url: string;
  key: string;
  fetch: GuardedFetch;
  hear?: ((exchange: ProviderExchange) => void) | undefined;
}

const timeoutMs = 30_000;
const listBytes = 40_000_000;
const answerBytes = 2_000_000;
/** No more of an answer is written down. */
const heardLength = 4000;

/** One call with the API's fields, and its response. */
export type Ask = (parameters: Record<string, string>) => Promise<{ status: number; answer: unknown }>;

const actions = new Set(['add', 'refill', 'cancel']);

/** A POST whose response is read as JSON, whatever its status. */
export function askOverHttp(access: ProviderAccess): Ask {
  return async (parameters) => {
    const start = performance.now();
    const tell = (outcome: Pick<ProviderExchange, 'status' | 'answer' | 'failure'>) =>
      access.hear?.({
        action: parameters.action ?? '',
        request: parameters,
        ...outcome,
        tookMs: Math.round(performance.now() - start),
      });
    const sent = access.fetch(access.url, {
      method: 'POST',
      effect: actions.has(parameters.action ?? '') ? 'once' : 'repeatable',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({ key: access.key, ...parameters }).toString(),
      timeoutMs,
      maxBytes: parameters.action === 'services' ? listBytes : answerBytes,
    });
    const { status, body } = await sent.catch((error: unknown) => {
      tell({ failure: error instanceof Error ? error.message : String(error) });
      throw error;
    });
    tell({ status, answer: body.subarray(0, heardLength).toString('utf8') });
    // A byte order mark is no JSON, and some panels send one.
    return { status, answer: JSON.parse(body.toString('utf8').replace(/^\uFEFF/, '')) };
  };
}

/** For calls that are safe to repeat: anything but a proper answer throws, and the caller tries again later. */
export async function askOrThrow<Answer>(
  ask: Ask,
  parameters: Record<string, string>,
  read: (answer: unknown) => Answer | Promise<Answer>,
): Promise<Answer> {
  const answer = await askIntact(ask, parameters);
  const message = refusalIn(answer);
  if (message !== undefined) refuse('upstream_failed', { cause: new Error(message) });
  return read(answer);
}

/** The answer of a provider that works: JSON, and no failure of its server, whatever the JSON then says. */
export async function askIntact(ask: Ask, parameters: Record<string, string>): Promise<unknown> {
  const { status, answer } = await ask(parameters).catch((error: unknown) =>
    error instanceof SyntaxError ? refuse('upstream_failed', { cause: error }) : Promise.reject(error),
  );
  if (isServerFailure(status)) refuse('upstream_failed', { cause: new Error(`status ${status}`) });
  return answer;
}

const requestTimeout = 408;

/** The request may have been carried out before the failure, so an error text under it is no refusal. */
export function isServerFailure(status: number): boolean {
  return status >= 500 || status === requestTimeout;
}

/** The message of `{"error": …}`; providers also nest it. An empty `error` beside an answer says nothing. */
export function refusalIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return undefined;
  const { error } = answer;
  if (error === null || error === false || error === '') return undefined;
  const message = typeof error === 'string' ? error : JSON.stringify(error);
  return printable(message ?? 'error', 500);
}

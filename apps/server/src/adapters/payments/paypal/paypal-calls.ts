import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { composedKey } from '../../../platform/composed-key.ts';
import type { Effect, GuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.ts';
import { callGateway, GatewayRefusal } from '../call-gateway.ts';

export interface PaypalAccount {
  /** The API's base URL, without a trailing slash. */
  host: string;
  clientId: string;
  clientSecret: string;
  webhookId: string;
}

interface PaypalRequest<Answer> {
  method: 'GET' | 'POST';
  /** Only a refund must not happen twice; PayPal captures an order once. */
  effect?: Effect;
  path: string;
  schema: z.ZodType<Answer>;
  /** JSON as it is sent. */
  body?: string;
  /** Idempotency key: PayPal answers a repeated request with the result of the first. */
  requestId?: string;
}

export type PaypalCall = <Answer>(request: PaypalRequest<Answer>) => Promise<Answer>;

interface Token {
  value: string;
  endsAt: number;
}

const tokenAnswer = z.object({ access_token: z.string().min(1).max(4000), expires_in: z.int().positive() });

/** Keyed by the installation's fetch, so that nothing outlives it; one token serves an account's calls for hours. */
const tokens = new WeakMap<GuardedFetch, Map<string, Token>>();

/** Tokens are renewed early, so that none expires during a call. */
const sparedMs = 60_000;

/** Calls with the account's OAuth token; a token that PayPal no longer accepts is renewed once. */
export function paypalCalls(account: PaypalAccount, fetch: GuardedFetch, clock: Clock): PaypalCall {
  const known = tokens.get(fetch) ?? new Map<string, Token>();
  tokens.set(fetch, known);
  const key = composedKey(account.host, account.clientId, account.clientSecret);
  const token = async (): Promise<string> => {
    const cached = known.get(key);
    if (cached && cached.endsAt > clock.now().getTime()) return cached.value;
    const { access_token: value, expires_in } = await askForToken(account, fetch);
    known.set(key, { value, endsAt: clock.now().getTime() + expires_in * 1000 - sparedMs });
    return value;
  };
  const send = async <Answer>(request: PaypalRequest<Answer>): Promise<Answer> =>
    callGateway(fetch, {
      gateway: 'PayPal',
      url: account.host + request.path,
      method: request.method,
      effect: request.effect ?? 'repeatable',
      schema: request.schema,
      headers: {
        authorization: `Bearer ${await token()}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(request.requestId ? { 'paypal-request-id': request.requestId } : {}),
      },
      ...(request.body === undefined ? {} : { body: request.body }),
    });
  return async (request) => {
    try {
      return await send(request);
    } catch (error) {
      if (!(error instanceof GatewayRefusal) || error.status !== 401) throw error;
      known.delete(key);
      return send(request);
    }
  };
}

function askForToken({ host, clientId, clientSecret }: PaypalAccount, fetch: GuardedFetch) {
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  return callGateway(fetch, {
    gateway: 'PayPal',
    url: `${host}/v1/oauth2/token`,
    method: 'POST',
    effect: 'repeatable',
    schema: tokenAnswer,
    headers: {
      authorization: `Basic ${credentials}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
}

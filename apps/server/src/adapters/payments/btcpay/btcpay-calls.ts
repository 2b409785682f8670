import type { z } from 'zod';
import type { GuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.ts';
import { callGateway } from '../call-gateway.ts';

export interface BtcpayAccount {
  /** The address of the store's server, without a trailing slash. */
  host: string;
  storeId: string;
  apiKey: string;
  webhookSecret: string;
}

export type BtcpayCall = <Answer>(
  method: 'GET' | 'POST',
  path: string,
  schema: z.ZodType<Answer>,
  body?: object,
) => Promise<Answer>;

/** Calls to the store's part of the Greenfield API. */
export function btcpayCalls(account: BtcpayAccount, fetch: GuardedFetch): BtcpayCall {
  const base = `${account.host}/api/v1/stores/${encodeURIComponent(account.storeId)}`;
  const headers = { authorization: `token ${account.apiKey}`, 'content-type': 'application/json' };
  return (method, path, schema, body) =>
    callGateway(fetch, {
      gateway: 'BTCPay',
      url: base + path,
      method,
      effect: path.endsWith('/refund') ? 'once' : 'repeatable',
      headers,
      schema,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
}

import type { z } from 'zod';
import type { GuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.ts';
import { GatewayFailure } from '../gateway.ts';

export interface BtcpayAccount {
  /** Where the server of the shop stands, without a slash at the end. */
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

/** Calls below the shop's own address of the Greenfield API. */
export function btcpayCalls(account: BtcpayAccount, guardedFetch: GuardedFetch): BtcpayCall {
  const base = `${account.host}/api/v1/stores/${encodeURIComponent(account.storeId)}`;
  const headers = { authorization: `token ${account.apiKey}`, 'content-type': 'application/json' };
  return async (method, path, schema, body) => {
    const answer = await guardedFetch(base + path, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch((cause) => {
      throw new GatewayFailure('BTCPay cannot be reached', { cause });
    });
    if (answer.status !== 200) throw new GatewayFailure(`BTCPay answered ${answer.status}`);
    const parsed = schema.safeParse(readJson(answer.body));
    if (!parsed.success) throw new GatewayFailure('BTCPay answered something else', { cause: parsed.error });
    return parsed.data;
  };
}

export function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

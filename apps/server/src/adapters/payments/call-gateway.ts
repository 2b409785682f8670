import type { z } from 'zod';
import type { GuardedFetch, GuardedRequest } from '../../platform/guarded-fetch/guarded-fetch.ts';
import { GatewayFailure } from './gateway.ts';

interface GatewayCall<Answer> extends Pick<GuardedRequest, 'method' | 'headers' | 'body'> {
  /** For the log: who was asked. */
  gateway: string;
  url: string;
  schema: z.ZodType<Answer>;
}

/** It answered, and its answer is a no. */
export class GatewayRefusal extends GatewayFailure {
  override name = 'GatewayRefusal';
  readonly status: number;

  constructor(gateway: string, status: number) {
    super(`${gateway} answered ${status}`);
    this.status = status;
  }
}

/** Money may move over there while we wait, so it gets more time than other calls. */
const timeoutMs = 15_000;

/** One call to a gateway that speaks JSON. What it answers is believed only as far as the schema reads it. */
export async function callGateway<Answer>(
  guardedFetch: GuardedFetch,
  { gateway, url, schema, ...request }: GatewayCall<Answer>,
): Promise<Answer> {
  const answer = await guardedFetch(url, { ...request, timeoutMs }).catch((cause) => {
    throw new GatewayFailure(`${gateway} cannot be reached`, { cause });
  });
  if (answer.status < 200 || answer.status > 299) throw new GatewayRefusal(gateway, answer.status);
  const parsed = schema.safeParse(readJson(answer.body));
  if (!parsed.success)
    throw new GatewayFailure(`${gateway} answered something else`, { cause: parsed.error });
  return parsed.data;
}

export function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

import type { z } from 'zod';
import type { GuardedFetch, GuardedRequest } from '../../platform/guarded-fetch/guarded-fetch.ts';
import { GatewayFailure } from './gateway.ts';

type GatewayCall<Answer> = GuardedRequest & {
  /** The gateway's name, for the log. */
  gateway: string;
  url: string;
  schema: z.ZodType<Answer>;
};

/** The gateway answered with a refusal. */
export class GatewayRefusal extends GatewayFailure {
  override name = 'GatewayRefusal';
  readonly status: number;

  constructor(gateway: string, status: number) {
    super(`${gateway} answered ${status}`);
    this.status = status;
  }
}

/** Money may move while we wait, so the timeout is longer than for other calls. */
const timeoutMs = 15_000;

/** One JSON call to a gateway. Only what the schema validates is used of the answer. */
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

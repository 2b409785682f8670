import type { Context } from '../../../platform/context.ts';
import { FetchFailure } from '../../../platform/guarded-fetch/fetch-failure.ts';
import type { Delivery, Webhook } from '../webhook.ts';
import { signatureHeaders } from '../webhook-secret.ts';

const timeoutMs = 10_000;
const maxBytes = 200_000;
const maxShownCharacters = 1000;

export interface CallOutcome {
  isTaken: boolean;
  /** The receiver cannot be reached, so the next call would fail too. */
  isDead: boolean;
  status: number | null;
  answer: string | null;
  failure: Exclude<FetchFailure['reason'], 'held'> | null;
  tookMs: number;
}

/** One signed call to an address that a customer chose; it cannot reach our internal network. */
export async function callWebhook(
  ctx: Context,
  webhook: Webhook,
  { event_id: eventId, body }: Pick<Delivery, 'event_id' | 'body'>,
): Promise<CallOutcome> {
  const startedAt = performance.now();
  const tookMs = () => Math.round(performance.now() - startedAt);
  try {
    const answer = await ctx.fetch(webhook.url, {
      method: 'POST',
      effect: 'once',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Marquee-Webhooks/1',
        ...signatureHeaders(ctx.keys, webhook, { eventId, body, at: ctx.clock.now() }),
      },
      body,
      timeoutMs,
      maxBytes,
    });
    const { status } = answer;
    const isTaken = status >= 200 && status < 300;
    return {
      isTaken,
      isDead: false,
      status,
      answer: readableStart(answer.body),
      failure: null,
      tookMs: tookMs(),
    };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    const { reason } = error;
    if (reason === 'held') throw error;
    return { isTaken: false, isDead: true, status: null, answer: null, failure: reason, tookMs: tookMs() };
  }
}

/** The start of the response, as plain text. */
function readableStart(body: Buffer): string {
  return body
    .toString('utf8')
    .replace(/[^\P{Cc}\n\t]+/gu, ' ')
    .slice(0, maxShownCharacters)
    .toWellFormed();
}

import { Refusal } from '../../platform/errors.ts';
import type { Feature } from '../../platform/feature.ts';
import { asRefusal } from '../../platform/http/answers/error-handler.ts';
import type { ExternalAnswer, ExternalRoute } from '../../platform/http/external/external-route.ts';
import { answerCall, answerWithin } from './answer-call.ts';
import { errorText, isRefusal, texts } from './reseller-api-error.ts';

export { refillStatusText } from './ask-refills.ts';
export { orderReport } from './report-status.ts';

const retrySeconds = 5;

/**
 * A refusal is answered with 200: many clients do not read the message under any other status. A failure of ours
 * is not: a client would take it for a refusal and order elsewhere, while the order may stand.
 */
function refusal(error: unknown): ExternalAnswer {
  const { status, code } = asRefusal(error);
  if (!isRefusal(error) && status >= 500) return failure(code);
  const body = { error: errorText(error) };
  if (!(error instanceof Refusal) || error.code !== 'too_many_requests') return { body };
  return { status: 429, headers: { 'retry-after': String(error.values.seconds ?? 1) }, body };
}

function failure(code: string): ExternalAnswer {
  if (code === 'internal') return { status: 500, body: { error: texts.internal } };
  const headers = { 'retry-after': String(retrySeconds) };
  return { status: 503, headers, body: { error: texts.unavailable } };
}

const route: ExternalRoute = {
  path: '/api/v2',
  answer: async (ctx, call) => ({ body: await answerCall(ctx, call) }),
  answerWithin,
  isMeant: isRefusal,
  refuse: refusal,
};

/** The industry's API v2 for resellers: one endpoint that thousands of programs already use. */
export const resellerApi: Feature = { name: 'reseller-api', externalRoutes: [route] };

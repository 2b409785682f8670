import { Refusal } from '../../platform/errors.ts';
import type { Feature } from '../../platform/feature.ts';
import type { ExternalAnswer, ExternalRoute } from '../../platform/http/external/external-route.ts';
import { answerCall, answerWithin } from './answer-call.ts';
import { errorText, isRefusal } from './reseller-api-error.ts';

export { refillStatusText } from './ask-refills.ts';
export { orderReport } from './report-status.ts';

/** Errors are answered with 200 too: many clients do not read the message under any other status. */
function refusal(error: unknown): ExternalAnswer {
  const body = { error: errorText(error) };
  if (!(error instanceof Refusal) || error.code !== 'too_many_requests') return { body };
  return { status: 429, headers: { 'retry-after': String(error.values.seconds ?? 1) }, body };
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

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recordImpersonatedCall } from '../../audit/record-impersonated-call.ts';
import { Refusal } from '../../errors.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import { asRefusal } from '../answers/error-handler.ts';
import { Prepared, sendPrepared } from '../answers/prepared.ts';
import { addBodyParser } from '../calls/body-kinds.ts';
import { toIncoming } from '../calls/incoming.ts';
import { type ContextSource, requestContext } from '../calls/request-context.ts';
import type { ExternalAnswer, ExternalRoute } from './external-route.ts';

/** Accepts JSON, forms and multipart; errors are answered in the protocol's format. */
export function registerExternalRoutes(
  server: FastifyInstance,
  routes: readonly ExternalRoute[],
  source: ContextSource,
  limiter: RateLimiter,
): void {
  for (const route of routes) {
    server.register(async (scope) => {
      const read = new WeakSet<FastifyRequest>();
      await addBodyParser(scope, 'form');
      scope.setErrorHandler((thrown, request, reply) => {
        const error = read.has(request) ? thrown : unreadable(thrown);
        if (!route.isMeant(error) && asRefusal(error).status >= 500)
          request.log.error({ err: error }, 'request failed');
        return send(request, reply, route.refuse(error));
      });
      scope.route({
        method: ['GET', 'POST'],
        url: route.path,
        handler: async (request, reply) => {
          read.add(request);
          const ctx = await requestContext(source, request);
          await recordImpersonatedCall(ctx, { call: route.path, params: request.params });
          const answer = await route.answer(ctx, {
            method: request.method === 'GET' ? 'GET' : 'POST',
            fields: new Map([...textEntries(request.query), ...textEntries(request.body)]),
            incoming: toIncoming(request, ctx.panel, limiter),
          });
          return send(request, reply, answer);
        },
      });
    });
  }
}

/** Parsers throw all kinds of errors. Whatever fails before the call is read is the caller's mistake. */
function unreadable(error: unknown): unknown {
  return asRefusal(error).status < 500 ? error : new Refusal('malformed_request', { cause: error });
}

function textEntries(values: unknown): [string, string][] {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return [];
  return Object.entries(values).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return [[name, value.replaceAll('\0', '').toWellFormed()]];
    return typeof value === 'number' || typeof value === 'boolean' ? [[name, String(value)]] : [];
  });
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status = 200, headers = {}, body }: ExternalAnswer,
) {
  reply.status(status).headers(headers).header('cache-control', 'no-store');
  if (body instanceof Prepared) return sendPrepared(request, reply, body);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}

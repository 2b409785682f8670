import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import { checkAccess } from './check-access.ts';
import { incomingOf } from './incoming.ts';
import { parseInput } from './parse-input.ts';
import { Prepared, sendPrepared } from './prepared.ts';
import type { RepeatedAnswers } from './repeated-answers.ts';
import { replyOf } from './reply.ts';
import { type ContextSource, requestContext } from './request-context.ts';
import { responseSchema } from './response-schema.ts';
import type { Route } from './route.ts';

/** Host → panel → who → limit → access → input → verb → serialiser, the same for every endpoint. */
export function registerRoutes(
  server: FastifyInstance,
  routes: readonly Route[],
  source: ContextSource,
  limiter: RateLimiter,
  repeated?: RepeatedAnswers,
): void {
  for (const route of routes) {
    const { method, path, response } = route.endpoint;
    server.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      ...(response ? { schema: { response: { 200: responseSchema(response) } } } : {}),
      handler: (request, reply) => answer(route, source, limiter, repeated, request, reply),
    });
  }
}

async function answer(
  route: Route,
  source: ContextSource,
  limiter: RateLimiter,
  repeated: RepeatedAnswers | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const ctx = await requestContext(source, request);
  if (route.limit)
    await limiter.consume(ctx.panel.id, route.endpoint.name, callerKey(ctx, request), route.limit);
  checkAccess(route.endpoint, ctx.actor);
  const input = parseInput(route.endpoint, {
    params: request.params,
    query: request.query,
    body: request.body,
  });
  const result = await route.handle(ctx, input, replyOf(reply), incomingOf(request, ctx.panel, limiter));
  if (result instanceof Prepared) {
    const isForAll = ctx.actor.kind === 'guest' && !route.limit;
    return sendPrepared(request, reply, result, isForAll ? repeated : undefined);
  }
  if (route.endpoint.contentType) reply.type(`${route.endpoint.contentType}; charset=utf-8`);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  return result === undefined ? reply.status(204).send() : result;
}

function callerKey(ctx: Context, request: FastifyRequest): string {
  return ctx.actor.kind === 'user' ? `account:${ctx.actor.accountId}` : `address:${request.ip}`;
}

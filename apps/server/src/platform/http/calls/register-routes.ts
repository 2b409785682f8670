import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import { Download, sendDownload } from '../answers/download.ts';
import { Prepared, sendPrepared } from '../answers/prepared.ts';
import { Redirect } from '../answers/redirect.ts';
import type { RepeatedAnswers } from '../answers/repeated-answers.ts';
import { createStreamSender, Streamed } from '../answers/streamed.ts';
import { addPageConstraint, onlyCalls } from '../wants-page.ts';
import { admitCall } from './admit-call.ts';
import { type AnswerWriter, answerWriter } from './answer-writer.ts';
import { addBodyParser } from './body-kinds.ts';
import { toIncoming } from './incoming.ts';
import { parseInput } from './parse-input.ts';
import { readUpload } from './read-upload.ts';
import { toReply } from './reply.ts';
import { type ContextSource, requestContext } from './request-context.ts';
import type { Route } from './route.ts';

/** Host → panel → caller → rate limit → access and audit → input → handler → serializer, the same for every endpoint. */
export function registerRoutes(
  server: FastifyInstance,
  routes: readonly Route[],
  source: ContextSource,
  limiter: RateLimiter,
  repeated?: RepeatedAnswers,
): void {
  addPageConstraint(server);
  const stream = createStreamSender(server);
  const add = (scope: FastifyInstance, route: Route) => {
    const { method, path, response, alsoPage } = route.endpoint;
    const write = response && answerWriter(response);
    scope.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      ...(alsoPage ? { constraints: onlyCalls } : {}),
      handler: async (request, reply) => {
        const result = await answer(route, source, limiter, repeated, request, reply, write);
        return result instanceof Streamed ? stream(reply, result) : result;
      },
    });
  };
  for (const [kind, group] of Map.groupBy(routes, ({ endpoint }) => endpoint.takes)) {
    if (!kind) for (const route of group) add(server, route);
    else
      server.register(async (scope) => {
        await addBodyParser(scope, kind);
        for (const route of group) add(scope, route);
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
  write: AnswerWriter | undefined,
): Promise<unknown> {
  const ctx = await requestContext(source, request, route.endpoint.name);
  if (route.limit)
    await limiter.consume(ctx.panel.id, route.endpoint.name, callerKey(ctx, request), route.limit);
  await admitCall(ctx, route.endpoint, { params: request.params, checkProof: source.checkProof });
  const upload =
    route.endpoint.takes === 'upload' && request.isMultipart() ? await readUpload(request) : undefined;
  const input = parseInput(route.endpoint, {
    params: request.params,
    query: request.query,
    body: upload?.fields ?? request.body,
  });
  const incoming = toIncoming(request, ctx.panel, limiter, upload?.files);
  const result = await route.handle(ctx, input, toReply(reply), incoming);
  if (result instanceof Streamed) return result;
  if (result instanceof Redirect)
    return reply.header('cache-control', 'no-store').redirect(result.location, 303);
  if (result instanceof Download) return sendDownload(reply, result);
  if (route.endpoint.contentType) reply.type(`${route.endpoint.contentType}; charset=utf-8`);
  if (result instanceof Prepared) {
    const isForAll = ctx.actor.kind === 'guest' && !route.limit;
    return sendPrepared(request, reply, result, isForAll ? repeated : undefined);
  }
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  if (result === undefined) return reply.status(204).send();
  return write ? write(result, reply) : result;
}

function callerKey(ctx: Context, request: FastifyRequest): string {
  return ctx.actor.kind === 'user' ? `account:${ctx.actor.accountId}` : `address:${request.ip}`;
}

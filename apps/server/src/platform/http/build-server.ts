import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { Refusal } from '../errors.ts';
import type { Logger } from '../log/log.ts';
import type { Config } from '../process/config.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import { sendError } from './answers/error-handler.ts';
import { RepeatedAnswers } from './answers/repeated-answers.ts';
import { registerRoutes } from './calls/register-routes.ts';
import type { ContextSource } from './calls/request-context.ts';
import type { Route } from './calls/route.ts';
import { addHealthRoutes, type Readiness } from './health.ts';
import { readableAddress } from './readable-address.ts';
import { refuseCrossSite } from './security/same-site.ts';
import { addSecurityHeaders, setSecurityHeaders } from './security/security-headers.ts';
import { wantsPage } from './wants-page.ts';

const reportsPerMinute = 60;

export interface ServerParts {
  config: Config;
  log: Logger;
  routes: readonly Route[];
  source: ContextSource;
  limiter: RateLimiter;
  readiness: readonly Readiness[];
}

/** The HTTP shell, listening to nothing yet: tests inject into it, `main.ts` listens. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config } = parts;
  const headers = { https: config.publicUrl.startsWith('https:'), development: config.development };
  const server = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // An address that cannot be read meets no hook and no error handler.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply, headers);
      if (wantsPage(request.raw) && error.code === 'FST_ERR_BAD_URL')
        reply.redirect(readableAddress(request.url), 302);
      else sendError(error, request, reply);
    },
  });
  const apiOrigins = new Set(config.apiUrl ? [new URL(config.apiUrl).origin] : []);

  const repeated = new RepeatedAnswers();
  repeated.addTo(server);
  addSecurityHeaders(server, headers);
  await server.register(cookie);
  server.addHook('onRequest', async (request) => refuseCrossSite(request, apiOrigins));
  await server.register(compress, {
    globalCompression: true,
    // Nobody needs to send us compressed bodies, and one of them can be a bomb.
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    customTypes: /^text\/(?!event-stream)|[/+](?:json|xml|yaml|javascript)(?:;|$)/,
    brotliOptions,
  });
  // A form of another site can send a body as text, so no call takes one.
  server.removeContentTypeParser('text/plain');
  server.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  server.setNotFoundHandler((request, reply) => sendError(new Refusal('not_found'), request, reply));

  addRequestLog(server);
  addHealthRoutes(server, parts.readiness);
  addMetrics(server);
  addCspReports(server);
  registerRoutes(server, parts.routes, parts.source, parts.limiter, repeated);
  return server;
}

/** Answers made per request: the fourth level is within a few percent of the best at a tenth of the time. */
const brotliOptions = { params: { 0: 0, 1: 4 } };

/** One line per request, when it has been answered. */
function addRequestLog(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    request.log.info({ req: request, res: { statusCode }, milliseconds: Math.round(elapsedTime) }, 'request');
    done();
  });
}

/** Prometheus text at `/metrics`: process figures, and request times by route pattern (never by raw path). */
function addMetrics(server: FastifyInstance): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route, method and status',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  server.addHook('onResponse', (request, reply, done) => {
    duration
      .labels(request.routeOptions.url ?? 'unmatched', request.method, String(reply.statusCode))
      .observe(reply.elapsedTime / 1000);
    done();
  });
  server.get('/metrics', { logLevel: 'silent' }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  return registry;
}

/** Browsers tell here what a page's policy stopped; it is logged, cut short, and nothing is kept. */
function addCspReports(server: FastifyInstance): void {
  const mayLog = perMinute(reportsPerMinute);
  server.register(async (scope) => {
    const types = ['application/csp-report', 'application/reports+json', 'application/json'];
    scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, body, done) => {
      done(null, String(body).slice(0, 2000));
    });
    scope.post('/csp-report', async (request, reply) => {
      if (mayLog()) request.log.warn({ report: request.body }, 'content security policy report');
      return reply.status(204).send();
    });
  });
}

/** Anyone may send reports, so they must not be able to fill the log; counted for this process alone. */
function perMinute(limit: number): () => boolean {
  let [windowEnd, count] = [0, 0];
  return () => {
    const now = performance.now();
    if (now >= windowEnd) [windowEnd, count] = [now + 60_000, 0];
    count += 1;
    return count <= limit;
  };
}

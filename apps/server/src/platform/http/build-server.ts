import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { Refusal } from '../errors.ts';
import type { Logger } from '../log/log.ts';
import { type GaugeDefinition, registerGauges } from '../metrics/gauge.ts';
import type { Config } from '../process/config.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import { asRefusal, sendError } from './answers/error-handler.ts';
import { sendFailedPage } from './answers/failed-page.ts';
import { RepeatedAnswers } from './answers/repeated-answers.ts';
import { registerRoutes } from './calls/register-routes.ts';
import type { ContextSource } from './calls/request-context.ts';
import type { Route } from './calls/route.ts';
import { headAsGet } from './head-requests.ts';
import { addHealthRoutes, type Readiness } from './health.ts';
import { addMetrics } from './metrics.ts';
import { readableAddress } from './readable-address.ts';
import { addRequestHost, withoutOwnHost } from './request-host.ts';
import { addApiHost } from './security/api-host.ts';
import { addCspReports } from './security/csp-reports.ts';
import { refuseCrossSite } from './security/same-site.ts';
import { addSecurityHeaders, setSecurityHeaders } from './security/security-headers.ts';
import { takeTurns } from './take-turns.ts';
import { wantsPage } from './wants-page.ts';

export interface ServerParts {
  config: Config;
  log: Logger;
  routes: readonly Route[];
  source: ContextSource;
  limiter: RateLimiter;
  readiness: readonly Readiness[];
  /** Shown at `/readyz` beside the checks. */
  readinessNotes?: () => Promise<Record<string, string>>;
  gauges?: readonly GaugeDefinition[];
}

/** Builds the HTTP server without listening, so that tests can inject requests. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config } = parts;
  const headers = { https: config.publicUrl.startsWith('https:'), development: config.development };
  const server = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    rewriteUrl: (request) => {
      headAsGet(request);
      return withoutOwnHost(request);
    },
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    // While it stops, a request that has already arrived is answered like any other.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // A malformed URL reaches no hook and no error handler.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply, headers);
      if (wantsPage(request.raw) && error.code === 'FST_ERR_BAD_URL')
        reply.redirect(readableAddress(request.url), 302);
      else sendError(error, request, reply);
    },
  });

  addRequestHost(server, config);
  addApiHost(server, { ...config, panelByHost: parts.source.panelByHost });
  const repeated = new RepeatedAnswers();
  repeated.addTo(server);
  takeTurns(server);
  addSecurityHeaders(server, headers);
  await server.register(cookie);
  server.addHook('onRequest', async (request) => refuseCrossSite(request));
  await server.register(compress, {
    globalCompression: true,
    // Compressed request bodies are not needed and could be decompression bombs.
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    customTypes: /^text\/(?!event-stream)|[/+](?:json|xml|yaml|javascript)(?:;|$)/,
    brotliOptions,
  });
  // Forms of other sites can send text/plain without a CORS check, so no endpoint accepts it.
  server.removeContentTypeParser('text/plain');
  server.setErrorHandler((error, request, reply) => {
    // Refused by a hook that runs before the one that sets them.
    if (!request.nonce) setSecurityHeaders(request, reply, headers);
    const isPage = wantsPage(request.raw) && asRefusal(error).code === 'overloaded';
    return isPage ? sendFailedPage(error, request, reply) : sendError(error, request, reply);
  });
  server.setNotFoundHandler((request, reply) => sendError(new Refusal('not_found'), request, reply));

  addRequestLog(server);
  addHealthRoutes(server, parts.readiness, parts.readinessNotes);
  const { db, clock } = parts.source.appServices;
  registerGauges(addMetrics(server, config), parts.gauges ?? [], { db, clock, log: parts.log });
  addCspReports(server);
  registerRoutes(server, parts.routes, parts.source, parts.limiter, repeated);
  return server;
}

/** Brotli level 4 for answers made per request: nearly as small as the best level in a tenth of the time. */
const brotliOptions = { params: { 0: 0, 1: 4 } };

/** One log line per request, after the answer. */
function addRequestLog(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    request.log.info({ req: request, res: { statusCode }, milliseconds: Math.round(elapsedTime) }, 'request');
    done();
  });
}

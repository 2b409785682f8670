import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from '../../errors.ts';
import type { PanelByHost } from '../panel-from-host.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** It came to the host of `API_URL`, which has no pages and no cookies. */
    isAtApiHost: boolean;
  }
}

interface ApiHostOptions {
  apiUrl: string | undefined;
  publicUrl: string;
  panelByHost: PanelByHost;
}

const allowedMethods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const allowedHeaders = 'authorization, content-type, idempotency-key, x-country-code';
const readableHeaders = 'authorization, content-disposition, retry-after, x-request-id';
const probes = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * All panels share the host of `API_URL`. The panel is the one whose page calls, so exactly the panels' own
 * origins are allowed; programs send no origin and reach the first panel. Must follow the hook that reads the host.
 */
export function addApiHost(
  server: FastifyInstance,
  { apiUrl, publicUrl, panelByHost }: ApiHostOptions,
): void {
  server.decorateRequest('isAtApiHost', false);
  if (!apiUrl) return;
  const apiHost = new URL(apiUrl).hostname;
  const { protocol, port, hostname: firstHost } = new URL(publicUrl);
  const originOf = (host: string) => `${protocol}//${host}${port ? `:${port}` : ''}`;
  const panelHost = async (origin: string): Promise<string | undefined> => {
    const host = URL.parse(origin)?.hostname;
    return host && originOf(host) === origin && (await panelByHost(host)) ? host : undefined;
  };

  server.addHook('onRequest', async (request, reply) => {
    if (request.siteHost !== apiHost || probes.has(request.url)) return;
    const { origin } = request.headers;
    const host = origin === undefined ? firstHost : await panelHost(origin);
    if (host === undefined) return refuse('cross_site_request');
    if (!request.url.startsWith('/api/')) return refuse('not_found');
    request.isAtApiHost = true;
    request.siteHost = host;
    request.siteOrigin = originOf(host);
    if (origin === undefined) return;
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-allow-credentials', 'true')
      .header('access-control-expose-headers', readableHeaders);
    if (request.method === 'OPTIONS') return sendPreflight(reply);
  });
  // Whoever keeps an answer must not hand it to another panel's page.
  server.addHook('onSend', async (request, reply) => {
    if (!request.isAtApiHost) return;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary ? `${vary}, origin` : 'origin');
  });
}

function sendPreflight(reply: FastifyReply): FastifyReply {
  return reply
    .header('access-control-allow-methods', allowedMethods)
    .header('access-control-allow-headers', allowedHeaders)
    .header('access-control-max-age', '600')
    .status(204)
    .send();
}

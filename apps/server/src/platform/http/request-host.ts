import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The host name that chooses the panel: small letters, no port. */
    siteHost: string;
    /** For links, mails and sign-in: that host with the scheme and port of `PUBLIC_URL`. */
    siteOrigin: string;
  }
}

interface HostOptions {
  publicUrl: string;
  /** `X-Forwarded-Host` of a trusted proxy counts instead of `Host`. */
  forwardedHost: boolean;
}

/** Must be the first hook: answers from memory depend on the host, too. */
export function addRequestHost(server: FastifyInstance, { publicUrl, forwardedHost }: HostOptions): void {
  const { protocol, port } = new URL(publicUrl);
  const ending = port ? `:${port}` : '';
  server.decorateRequest('siteHost', '');
  server.decorateRequest('siteOrigin', '');
  server.addHook('onRequest', (request, _reply, done) => {
    refuseTwoHosts(request);
    // Fastify's own `host` is the forwarded one when the proxy is trusted.
    const host = forwardedHost ? request.host : (request.headers.host ?? '');
    request.siteHost = hostName(host);
    request.siteOrigin = `${protocol}//${request.siteHost}${ending}`;
    done();
  });
}

/** Proxies and caches may choose another of two hosts than we do, so a request has exactly one. */
function refuseTwoHosts({ raw, headers }: FastifyRequest): void {
  const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  const forwarded = headers['x-forwarded-host'];
  const isPath = raw.url?.startsWith('/') || (raw.url === '*' && raw.method === 'OPTIONS');
  if (hosts.length > 1 || !isPath || Array.isArray(forwarded) || forwarded?.includes(','))
    refuse('malformed_request');
}

/** `GET http://panel.example/path` for the host that `Host` names is `GET /path`; others stay and are refused. */
export function withoutOwnHost({ url = '/', headers }: IncomingMessage): string {
  const [, host, path] = /^https?:\/\/([^/?#]*)([^#]*)/i.exec(url) ?? [];
  if (host === undefined || host.toLowerCase() !== headers.host?.toLowerCase()) return url;
  return path?.startsWith('/') ? path : `/${path ?? ''}`;
}

/** `Second.Localhost:3000` → `second.localhost`; a trailing dot is kept, because it is another host. */
function hostName(host: string): string {
  const withoutPort = host.startsWith('[') ? host.replace(/\]:\d+$/, ']') : host.replace(/:\d+$/, '');
  return withoutPort.toLowerCase();
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { newNonce } from './nonce.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** New for every request; all script and style elements of a page have it. */
    nonce: string;
  }
}

interface HeaderOptions {
  https: boolean;
  development: boolean;
}

export function addSecurityHeaders(server: FastifyInstance, options: HeaderOptions): void {
  server.decorateRequest('nonce', '');
  server.addHook('onRequest', async (request, reply) => setSecurityHeaders(request, reply, options));
}

/** The headers of every answer. */
export function setSecurityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  options: HeaderOptions,
): void {
  request.nonce = newNonce();
  reply.header('x-request-id', request.id);
  reply.header('x-content-type-options', 'nosniff');
  reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
  reply.header('cross-origin-resource-policy', 'same-origin');
  reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(self)');
  reply.header('x-frame-options', 'DENY');
  reply.header('content-security-policy', contentSecurityPolicy(request.nonce, options.development));
  if (options.https) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
}

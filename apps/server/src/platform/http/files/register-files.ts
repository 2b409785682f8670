import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../errors.ts';
import { type ContextSource, requestContext } from '../calls/request-context.ts';
import { isStorable } from '../calls/storable-text.ts';
import type { AssetsOf } from '../pages/web-app.ts';
import type { FileAnswer, SiteFile } from './site-file.ts';

/** Host → panel → file. The content depends on the URL alone, so that any cache may store it. */
export function registerFiles(
  server: FastifyInstance,
  files: readonly SiteFile[],
  source: ContextSource,
  assets: AssetsOf = () => [],
): void {
  for (const file of files) {
    server.get(file.path, async (request, reply) => {
      const params = request.params as Record<string, string>;
      if (!Object.values(params).every(isStorable)) refuse('not_found');
      const answer = await file.answer(await requestContext(source, request), {
        origin: request.siteOrigin,
        nonce: request.nonce,
        params,
        query: request.query as Record<string, unknown>,
        assets,
      });
      return send(request, reply, answer);
    });
  }
}

function send(request: FastifyRequest, reply: FastifyReply, answer: FileAnswer): FastifyReply {
  const { type, body, maxAgeSeconds, headers = {}, isFramed } = answer;
  if (isFramed) reply.removeHeader('x-frame-options');
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  reply
    .header('etag', `W/"${hash}"`)
    .header('cache-control', maxAgeSeconds > 0 ? `public, max-age=${maxAgeSeconds}` : 'no-cache')
    .headers(headers);
  if (request.headers['if-none-match']?.includes(hash)) return reply.status(304).send();
  return reply.type(type).send(body);
}

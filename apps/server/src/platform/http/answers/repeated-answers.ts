import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { composedKey } from '../../composed-key.ts';
import type { Prepared } from './prepared.ts';

interface CachedAnswer {
  /** Names and values alternate. */
  headers: string[];
  bytes: Buffer;
  prepared: Prepared<unknown>;
}

/** In ms. Kept short, because a host may move to another panel without a notification. */
const maxAge = 1000;
/** Over all panels; in bytes, too. */
const [maxCached, maxSize] = [4000, 32_000_000];

/** A request with one of these headers may need its own answer. */
const personal = ['authorization', 'cookie', 'origin', 'if-none-match', 'range'] as const;
/** A policy without a nonce, because a nonce must never be repeated. */
const policy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Guests request the same lists again and again. An answer that is the same for all of them is repeated
 * from memory as long as it is current, before any other hook runs.
 */
export class RepeatedAnswers {
  readonly #kept = new LRUCache<string, CachedAnswer>({
    max: maxCached,
    maxSize,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
    ttl: maxAge,
  });

  /** Must be the first hook: requests answered here reach no other hook except log and metrics. */
  addTo(server: FastifyInstance): void {
    server.addHook('onRequest', (request, reply, done) => {
      const kept = this.#find(request);
      if (!kept) return done();
      reply.hijack();
      reply.raw.writeHead(200, [...kept.headers, 'x-request-id', request.id]);
      reply.raw.end(kept.bytes);
    });
  }

  keep(request: FastifyRequest, reply: FastifyReply, prepared: Prepared<unknown>, bytes: Buffer): void {
    if (!prepared.source?.isCurrent || !isRepeatable(request)) return;
    const headers = {
      ...reply.getHeaders(),
      'content-security-policy': policy,
      'content-length': bytes.length,
    };
    this.#kept.set(cacheKey(request), {
      headers: Object.entries(headers)
        .filter(([name]) => name !== 'x-request-id')
        .flatMap(([name, value]) => [name, String(value)]),
      bytes,
      prepared,
    });
  }

  #find(request: FastifyRequest): CachedAnswer | undefined {
    if (!isRepeatable(request)) return undefined;
    const key = cacheKey(request);
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    if (kept.prepared.source?.isCurrent) return kept;
    this.#kept.delete(key);
    return undefined;
  }
}

function isRepeatable({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && personal.every((name) => headers[name] === undefined);
}

/** Everything a guest's answer may depend on. */
function cacheKey({ url, siteHost, headers }: FastifyRequest): string {
  return composedKey(url, siteHost, headers['accept-encoding']?.toString(), headers['accept-language']);
}

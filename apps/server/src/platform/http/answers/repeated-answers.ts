import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Prepared } from './prepared.ts';

interface Kept {
  /** Names and values by turns, as they go over the wire. */
  headers: string[];
  bytes: Buffer;
  prepared: Prepared<unknown>;
}

/** Hosts move between panels without telling anyone here; no answer is repeated for longer. */
const longestLife = 1000;
const mostKept = 500;

/** A caller who sends one of these may have to be answered on his own. */
const personal = ['authorization', 'cookie', 'origin', 'if-none-match', 'range'] as const;
/** Says nothing that could run or be framed; the policy of pages has a nonce, which must not repeat. */
const policy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Guests ask for the same lists over and over. An answer that is the same for all of them is sent
 * again as it was, before the rest of the server is bothered, for as long as what it tells is current.
 */
export class RepeatedAnswers {
  readonly #kept = new LRUCache<string, Kept>({ max: mostKept, ttl: longestLife });

  /** Must come before every other hook: what it answers, they never see, but for log and metrics. */
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
    this.#kept.set(keyOf(request), {
      headers: Object.entries(headers)
        .filter(([name]) => name !== 'x-request-id')
        .flatMap(([name, value]) => [name, String(value)]),
      bytes,
      prepared,
    });
  }

  #find(request: FastifyRequest): Kept | undefined {
    if (!isRepeatable(request)) return undefined;
    const key = keyOf(request);
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

/** Everything that an answer to a guest may depend on; of a proxy's word also where it is not believed. */
function keyOf({ url, headers }: FastifyRequest): string {
  const host = `${headers.host} ${headers['x-forwarded-host']} ${headers['x-forwarded-proto']}`;
  return `${url} ${host} ${headers['accept-encoding']} ${headers['accept-language']}`;
}

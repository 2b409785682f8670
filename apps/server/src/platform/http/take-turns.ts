import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { createTurns } from '../process/turns.ts';
import { networkOf } from './network-of.ts';

/** Beyond it requests are refused at once. */
const maxWaiting = 2000;

/** Probes are never kept waiting: whoever watches the process must see that it is alive. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Requests are begun one at a time, networks in turn, and between two of them whatever else is ready goes
 * on. However many requests one network has open, the next of another network waits for one of them,
 * and while it is being served, those who crowd get fewer turns.
 */
export function takeTurns(server: FastifyInstance): void {
  const turns = createTurns(maxWaiting);
  const served = new WeakMap<FastifyRequest, string>();
  const end = (request: FastifyRequest) => {
    const network = served.get(request);
    if (network !== undefined && served.delete(request)) turns.end(network);
  };
  server.addHook('onRequest', (request, reply, done) => {
    if (probes.has(request.url)) return done();
    const network = networkOf(request.ip);
    const begin = () => {
      served.set(request, network);
      reply.raw.once('close', () => end(request));
      done();
    };
    turns.take(network, { begin, refuse: () => done(new Refusal('overloaded')) });
  });
  // A line that stays open for news is no work any more.
  server.addHook('onSend', (request, _reply, payload, done) => {
    end(request);
    done(null, payload);
  });
}

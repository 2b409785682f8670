import type { FastifyInstance } from 'fastify';
import { Refusal } from '../errors.ts';
import { createTurns } from '../process/turns.ts';
import { networkOf } from './network-of.ts';

/** Beyond it requests are refused at once. */
const maxWaiting = 2000;

/** Probes are never kept waiting: whoever watches the process must see that it is alive. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Requests are begun one at a time, networks in turn, and between two of them whatever else is ready goes
 * on. However many requests one network has open, the next of another network waits for one of them.
 */
export function takeTurns(server: FastifyInstance): void {
  const turns = createTurns(maxWaiting);
  server.addHook('onRequest', (request, _reply, done) => {
    if (probes.has(request.url)) return done();
    turns.take(networkOf(request.ip), { begin: done, refuse: () => done(new Refusal('overloaded')) });
  });
}

import type { FastifyInstance } from 'fastify';

/** One line per request, when it has been answered. */
export function addRequestLog(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    request.log.info({ req: request, res: { statusCode }, milliseconds: Math.round(elapsedTime) }, 'request');
    done();
  });
}

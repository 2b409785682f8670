import type { FastifyInstance } from 'fastify';

const reportsPerMinute = 60;

/** Browsers tell here what a page's policy stopped; it is logged, cut short, and nothing is kept. */
export function addCspReports(server: FastifyInstance): void {
  const mayLog = perMinute(reportsPerMinute);
  server.register(async (scope) => {
    const types = ['application/csp-report', 'application/reports+json', 'application/json'];
    scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, body, done) => {
      done(null, String(body).slice(0, 2000));
    });
    scope.post('/csp-report', async (request, reply) => {
      if (mayLog()) request.log.warn({ report: request.body }, 'content security policy report');
      return reply.status(204).send();
    });
  });
}

/** Anyone may send reports, so they must not be able to fill the log; counted for this process alone. */
function perMinute(limit: number): () => boolean {
  let [windowEnd, count] = [0, 0];
  return () => {
    const now = performance.now();
    if (now >= windowEnd) [windowEnd, count] = [now + 60_000, 0];
    count += 1;
    return count <= limit;
  };
}

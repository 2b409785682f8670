import type { FastifyInstance } from 'fastify';
import { loggedAddress } from '../../log/logged-address.ts';

const reportsPerMinute = 60;

/** Browsers report violations of the content security policy here; they are shortened and logged. */
export function addCspReports(server: FastifyInstance): void {
  const mayLog = perMinute(reportsPerMinute);
  server.register(async (scope) => {
    const types = ['application/csp-report', 'application/reports+json', 'application/json'];
    scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, body, done) => {
      done(null, String(body));
    });
    scope.post('/csp-report', async (request, reply) => {
      if (mayLog())
        request.log.warn({ report: readReport(String(request.body)) }, 'content security policy report');
      return reply.status(204).send();
    });
  });
}

/** Pages and their referrers may hold codes in their addresses, so only these parts are logged. */
function readReport(text: string): Record<string, string> {
  const fields = [...text.matchAll(/"([\w-]+)"\s*:\s*(?:"([^"\\]{0,2000})"|(\d+))/g)];
  const value = (...names: string[]) => {
    const found = fields.find(([, name = '']) => names.includes(name));
    return found?.[2] ?? found?.[3] ?? '';
  };
  return {
    directive: value('effective-directive', 'effectiveDirective', 'violated-directive').slice(0, 100),
    blocked: withoutQuery(value('blocked-uri', 'blockedURL')),
    page: withoutQuery(value('document-uri', 'documentURL')),
    source: withoutQuery(value('source-file', 'sourceFile')),
    line: value('line-number', 'lineNumber').slice(0, 10),
  };
}

function withoutQuery(address: string): string {
  const url = URL.parse(address);
  if (!url) return address.replace(/[^\w-]/g, '').slice(0, 40);
  return `${url.origin}${loggedAddress({ url: url.pathname })}`.slice(0, 300);
}

/** Anyone can send reports, so their number is limited per process to keep the log small. */
function perMinute(limit: number): () => boolean {
  let [windowEnd, count] = [0, 0];
  return () => {
    const now = performance.now();
    if (now >= windowEnd) [windowEnd, count] = [now + 60_000, 0];
    count += 1;
    return count <= limit;
  };
}

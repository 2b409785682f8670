import { readFileSync } from 'node:fs';
import { locales } from '@marquee/domain/locale/locales.ts';
import type { FastifyInstance } from 'fastify';

const worker = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8');

/** Serves the service worker. It contains the build's version, so that browsers install a new one after each build. */
export function addServiceWorker(server: FastifyInstance, version: string): void {
  const code = `const version = ${JSON.stringify(version)};\nconst languages = ${JSON.stringify(locales)};\n${worker}`;
  server.get('/service-worker.js', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('service-worker-allowed', '/')
      .type('text/javascript; charset=utf-8')
      .send(code),
  );
}

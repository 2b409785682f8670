import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { StartupProblem } from '../../process/startup-problem.ts';
import { type Manifest, manifestAssets } from './manifest-assets.ts';
import type { WebApp, WebAppSource } from './web-app.ts';

/** The production bundle: hashed files that never change, compressed when they were built. */
export async function builtWebApp(server: FastifyInstance, dist: string): Promise<WebAppSource> {
  const manifest = readManifest(dist);
  const entry = pathToFileURL(join(dist, 'server/entry-server.js')).href;
  const app = (await import(entry)) as WebApp;
  await server.register(fastifyStatic, {
    root: join(dist, 'client/assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  });
  const assets = manifestAssets(manifest);
  const version = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 12);
  return { version, load: async () => app, assets, close: async () => undefined };
}

function readManifest(dist: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(dist, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
  } catch {
    throw new StartupProblem(
      'The web app is not built: run `npm start`, or `npm run build` before starting a process.',
    );
  }
}

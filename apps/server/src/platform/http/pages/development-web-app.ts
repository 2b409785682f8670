import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { AssetsOf, WebApp, WebAppSource } from './web-app.ts';

/** Runs Vite inside the panel's server, on the same origin and with the same policy. */
export async function developmentWebApp(server: FastifyInstance, webRoot: string): Promise<WebAppSource> {
  const vite = await startVite(server, webRoot);
  server.addHook('onRequest', (request, reply, done) => {
    if (!isViteAddress(request.url)) return done();
    reply.hijack();
    reply.raw.removeHeader('content-security-policy');
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404;
      reply.raw.end();
    });
  });
  const assets: AssetsOf = (entry) => [
    { kind: 'style', source: '/src/styles/app.css' },
    { kind: 'inline-script', source: refreshPreamble },
    { kind: 'script', source: '/@vite/client' },
    { kind: 'script', source: `/${entry}` },
  ];
  return {
    load: async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as WebApp,
    assets,
    close: () => vite.close(),
  };
}

/** Vite is a dependency of the web workspace and only needed in development. */
async function startVite(server: FastifyInstance, webRoot: string): Promise<ViteDevServer> {
  const require = createRequire(join(webRoot, 'package.json'));
  const { createServer } = (await import(
    pathToFileURL(require.resolve('vite')).href
  )) as typeof import('vite');
  return createServer({
    configFile: join(webRoot, 'vite.config.ts'),
    root: webRoot,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: server.server } },
  });
}

function isViteAddress(url: string): boolean {
  return /^\/(@|src\/|node_modules\/|\.\.\/)/.test(url);
}

const refreshPreamble = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { closedPanelFace } from './features/child-panels/index.ts';
import { embedHosts } from './features/links/index.ts';
import { withWidgetTokens } from './features/order-widgets/index.ts';
import { checkProof } from './features/second-factor/index.ts';
import { createAuthentication } from './features/sessions/index.ts';
import { getSettings, outsideHosts, withoutCustomCode } from './features/settings/index.ts';
import { socialHosts } from './features/social-sign-in/index.ts';
import { features } from './features.ts';
import type { Installation } from './installation.ts';
import { buildServer } from './platform/http/build-server.ts';
import type { ContextSource } from './platform/http/calls/request-context.ts';
import { addDomainAllowed } from './platform/http/domain-allowed.ts';
import { registerExternalRoutes } from './platform/http/external/register-external-routes.ts';
import { registerFiles } from './platform/http/files/register-files.ts';
import { addPages, type PagePolicy } from './platform/http/pages/add-pages.ts';
import { addServiceWorker } from './platform/http/pages/add-service-worker.ts';
import { builtWebApp } from './platform/http/pages/built-web-app.ts';
import { developmentWebApp } from './platform/http/pages/development-web-app.ts';
import type { WebAppSource } from './platform/http/pages/web-app.ts';
import { contentSecurityPolicy } from './platform/http/security/content-security-policy.ts';
import type { Config } from './platform/process/config.ts';
import { createRateLimiter } from './platform/rate-limit/rate-limiter.ts';
import { isOutgoingHeld } from './platform/restore/outgoing.ts';
import { outgoingHeldGauge } from './platform/restore/outgoing-gauge.ts';

const webRoot = fileURLToPath(new URL('../../web', import.meta.url));
const built = `${webRoot}/dist`;

/** The web process: API calls and pages. `pages: false` serves the API only. */
export async function buildApp(
  installation: Installation,
  options: { pages?: boolean } = {},
): Promise<FastifyInstance> {
  const { config, log, connections, panels, queue, appServices } = installation;
  const allRoutes = features.flatMap((feature) => feature.routes ?? []);
  const routes = config.customCode ? allRoutes : withoutCustomCode(allRoutes);
  const authentication = createAuthentication(appServices);
  const source: ContextSource = {
    appServices,
    panelByHost: panels.byHost,
    ...authentication,
    checkProof,
    closedFace: (panel) => closedPanelFace(appServices, panel),
    authenticate: withWidgetTokens(authentication.authenticate, appServices),
  };
  const limiter = createRateLimiter(connections.web.pool, log);
  const server = await buildServer({
    config,
    log,
    routes,
    source,
    limiter,
    readiness: [
      { name: 'database', ready: async () => Boolean(await sql`select 1`.execute(connections.health.db)) },
      { name: 'queue', ready: () => queue.ready(connections.health.db) },
    ],
    readinessNotes: async (): Promise<Record<string, string>> =>
      (await isOutgoingHeld(connections.health.db)) ? { outgoing: 'held' } : {},
    gauges: [outgoingHeldGauge, ...features.flatMap((feature) => feature.gauges ?? [])],
  });
  addDomainAllowed(server, { ...config, mayHaveCertificate: panels.mayHaveCertificate });
  registerExternalRoutes(
    server,
    features.flatMap((feature) => feature.externalRoutes ?? []),
    source,
    limiter,
  );
  const web = (options.pages ?? true) ? await loadWebApp(server, config) : undefined;
  registerFiles(
    server,
    features.flatMap((feature) => feature.files ?? []),
    source,
    web?.assets,
  );
  if (web) {
    server.addHook('onClose', web.close);
    if (web.version) addServiceWorker(server, web.version);
    const policy: PagePolicy = async (ctx, nonce) =>
      contentSecurityPolicy(
        nonce,
        config.development,
        outsideHosts(await getSettings(ctx), {
          signIn: await socialHosts(ctx),
          embeds: await embedHosts(ctx),
          apiUrl: config.apiUrl,
        }),
      );
    addPages(server, web, routes, source, policy, limiter, config.apiUrl);
  }
  return server;
}

function loadWebApp(server: FastifyInstance, { development }: Config): Promise<WebAppSource> {
  return development ? developmentWebApp(server, webRoot) : builtWebApp(server, built);
}

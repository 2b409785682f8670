import { pino } from 'pino';
import { buildApp } from '../../apps/server/src/app.ts';
import { openInstallation } from '../../apps/server/src/installation.ts';
import { registerRoutes } from '../../apps/server/src/platform/http/calls/register-routes.ts';
import { listen } from '../../apps/server/src/platform/http/listen.ts';
import { Closing } from '../../apps/server/src/platform/process/closing.ts';
import { readConfig } from '../../apps/server/src/platform/process/config.ts';
import { createRateLimiter } from '../../apps/server/src/platform/rate-limit/rate-limiter.ts';
import { startWorker } from '../../apps/server/src/worker.ts';
import { operatorRoutes } from './operator-routes.ts';

/** The process that is killed: web and worker as in production, without pages, with an operator's calls. */
const closing = new Closing();
process.once('disconnect', () => process.exit(0));
const config = await readConfig(process.env, ['--services=web,worker']);
const log = pino({ level: 'silent' });
const installation = await openInstallation(config, log, closing);
const server = await buildApp(installation, { pages: false });
const { appServices, panels, connections } = installation;
const source = { appServices, panelByHost: panels.byHost };
registerRoutes(server, operatorRoutes, source, createRateLimiter(connections.web.pool, log));
await listen(server, config, closing);
await startWorker(installation, closing);
process.send?.('ready');

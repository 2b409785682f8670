import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { type Installation, openInstallation } from '../installation.ts';
import type { Panel } from '../platform/context.ts';
import type { Database } from '../platform/db/database.ts';
import { registerRoutes } from '../platform/http/calls/register-routes.ts';
import type { Authenticate } from '../platform/http/calls/request-context.ts';
import type { Route } from '../platform/http/calls/route.ts';
import { logRedaction } from '../platform/log/log-redaction.ts';
import { Closing } from '../platform/process/closing.ts';
import { type Config, readConfig } from '../platform/process/config.ts';
import { createRateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import { createPanel } from './create-panel.ts';
import { patience, type TestDatabase } from './test-database.ts';
import { whenDone } from './when-done.ts';

interface TestAppOptions {
  config?: Partial<Config>;
  /** Routes of the test, in addition to those of the features. */
  routes?: readonly Route[];
  /** Authenticates calls to `routes`. */
  authenticate?: Authenticate;
}

type LogLine = Record<string, unknown> & { level: number; msg: string };

interface TestApp {
  server: FastifyInstance;
  installation: Installation;
  /** What was logged so far. */
  lines: LogLine[];
  /** A call to the panel at `localhost`, the root panel, unless other headers are given. */
  call(url: string, options?: InjectOptions): Promise<CallResponse>;
}

/** The panel directories of the apps on a database. */
const directories = new WeakMap<Database, Installation['panels'][]>();

type CallResponse = Awaited<ReturnType<FastifyInstance['inject']>>;

/** A complete web process without pages on the test file's database. Closed after the test or the file. */
export async function testApp(database: TestDatabase, options: TestAppOptions = {}): Promise<TestApp> {
  const lines: LogLine[] = [];
  const log = pino(
    { level: 'info', ...logRedaction },
    { write: (line: string) => lines.push(JSON.parse(line)) },
  );
  const config: Config = {
    ...(await readConfig(environment(database.url), ['--services=web'])),
    databasePatience: patience,
    ...options.config,
  };
  const closing = new Closing();
  whenDone(() => closing.close());
  const installation = await openInstallation(config, log, closing);
  const server = await buildApp(installation, { pages: false });
  closing.add(() => server.close());
  const { connections, appServices, panels } = installation;
  directories.set(database.db, [...directoriesOn(database), panels]);
  const { authenticate } = options;
  const source = {
    appServices,
    panelByHost: panels.byHost,
    authenticate,
  };
  registerRoutes(server, options.routes ?? [], source, createRateLimiter(connections.web.pool, log));
  await server.ready();
  return {
    server,
    installation,
    lines,
    call: (url, { headers, ...rest } = {}) =>
      server.inject({ url, headers: { host: 'localhost', ...headers }, ...rest }),
  };
}

function environment(url: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    DATABASE_URL: url,
    DATABASE_POOL_SIZE: '5',
    PUBLIC_URL: 'http://localhost',
    SECRET_KEY: 'only-for-tests'.repeat(3),
  };
}

const directoriesOn = ({ db }: TestDatabase) => directories.get(db) ?? [];

/** A panel at `<slug>.localhost` in every app on the database. */
export async function createHostedPanel(database: TestDatabase): Promise<Panel & { host: string }> {
  const { db } = database;
  const panel = await createPanel(db);
  const host = `${panel.slug}.localhost`;
  await db.insertInto('panel_domain').values({ panel_id: panel.id, host, verified_at: new Date() }).execute();
  for (const { byHost } of directoriesOn(database))
    while ((await byHost(host)) === undefined) await new Promise((resolve) => setTimeout(resolve, 2));
  return { ...panel, host };
}

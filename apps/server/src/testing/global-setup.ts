import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { createTemplate } from './create-template.ts';
import { startTestPostgres, type TestPostgres } from './test-postgres.ts';

export interface TestServer {
  adminUrl: string;
  template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServerAddress: string;
  }
}

/** Starts PostgreSQL only when the first test file requests it, through a small local HTTP server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<TestPostgres> | undefined;
  let server: Promise<TestServer> | undefined;
  const start = async (): Promise<TestServer> => {
    postgres = startTestPostgres();
    const started = await postgres;
    return { adminUrl: started.adminUrl, template: await createTemplate(started) };
  };
  const listener = createServer(async (_request, response) => {
    server ??= start();
    await server.then(
      (answer) => response.end(JSON.stringify(answer)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  project.provide('testServerAddress', `http://127.0.0.1:${(listener.address() as AddressInfo).port}`);
  return async () => {
    listener.close();
    const started = await postgres;
    const template = await server?.then(({ template }) => template).catch(() => undefined);
    if (template) await started?.drop(template);
    await started?.stop();
  };
}

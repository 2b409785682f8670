import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { createTemplate } from './template-database.ts';
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

/** Starts no database by itself: the first test file that asks for one does, over a local door. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<TestPostgres> | undefined;
  let server: Promise<TestServer> | undefined;
  const start = async (): Promise<TestServer> => {
    postgres = startTestPostgres();
    const started = await postgres;
    return { adminUrl: started.adminUrl, template: await createTemplate(started) };
  };
  const door = createServer(async (_request, response) => {
    server ??= start();
    await server.then(
      (answer) => response.end(JSON.stringify(answer)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  project.provide('testServerAddress', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.close();
    const started = await postgres;
    const template = await server?.then(({ template }) => template).catch(() => undefined);
    if (template) await started?.drop(template);
    await started?.stop();
  };
}

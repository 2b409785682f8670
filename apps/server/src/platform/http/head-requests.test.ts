import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const { server } = await testApp(await testDatabase());
await server.listen({ host: '127.0.0.1', port: 0 });

/** Over a real connection: Node leaves the body out, injected requests do not. */
function ask(method: string, path: string) {
  const { port } = server.server.address() as AddressInfo;
  const headers = { host: 'localhost' };
  return new Promise<unknown>((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method, path, headers }, async (answer) => {
      const { 'content-length': length, 'content-type': type, etag } = answer.headers;
      const bytes = (await answer.toArray()).reduce((sum, chunk) => sum + chunk.length, 0);
      resolve({ status: answer.statusCode, length, type, etag, bytes });
    });
    call.on('error', reject).end();
  });
}

test.each([
  [200, '/healthz'],
  [200, '/settings'],
  [200, '/api/v1/networks'],
  [404, '/api/v1/nothing'],
])('HEAD gets %i at %s as GET does, without the body', async (status, path) => {
  const answer = await ask('GET', path);
  expect(answer).toMatchObject({ status, bytes: expect.toSatisfy((bytes: number) => bytes > 0) });
  expect(await ask('HEAD', path)).toEqual({ ...(answer as object), bytes: 0 });
});

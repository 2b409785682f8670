import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { Closing } from '../process/closing.ts';
import { listen } from './listen.ts';

test('a server may be stopped at any moment of its opening', async () => {
  for (const moment of [0, 1, 2, 3]) {
    const server = Fastify();
    const closing = new Closing();
    const listening = listen(server, { host: 'localhost', port: 0 }, closing);
    for (let turn = 0; turn < moment; turn += 1) await new Promise(setImmediate);
    await closing.close();
    await listening;
    expect(server.addresses()).toEqual([]);
  }
});

test('a port that is taken is told in words, and closing still ends', async () => {
  const first = Fastify();
  const closing = new Closing();
  await listen(first, { host: '127.0.0.1', port: 0 }, closing);
  const { port } = new URL(first.listeningOrigin);
  const second = listen(Fastify(), { host: '127.0.0.1', port: Number(port) }, closing);
  await expect(second).rejects.toThrow(`Port ${port} is taken`);
  await closing.close();
});

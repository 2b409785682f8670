import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
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

test('while it stops, requests that have arrived are answered, and their connection ends', async () => {
  const { server } = await testApp(await testDatabase());
  const closing = new Closing();
  await listen(server, { host: '127.0.0.1', port: 0 }, closing);
  const socket = connect(Number(new URL(server.listeningOrigin).port), '127.0.0.1');
  await once(socket, 'connect');
  const answers = text(socket);
  const arrived = once(server.server, 'request');
  const headers = 'host: localhost\r\ncontent-type: application/json\r\ncontent-length: 2';
  socket.write(`POST /csp-report HTTP/1.1\r\n${headers}\r\n\r\n`);
  await arrived;
  const closed = closing.close();
  // Its routes are told of the stop before the last bytes of the first request come in.
  while (server.server.listening) await new Promise(setImmediate);
  socket.write('{}GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect((await answers).match(/(?<=HTTP\/1\.1 )\d+/g)).toEqual(['204', '200']);
  await closed;
});

import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { followEvents } from './follow-events.ts';

/** A server that answers each connection by its own rule; the last rule repeats. */
async function following(...answers: RequestListener[]) {
  let calls = 0;
  const server = createServer((request, response) => {
    const answer = answers[Math.min(calls, answers.length - 1)];
    calls += 1;
    answer?.(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = new AbortController();
  onTestFinished(() => {
    stop.abort();
    server.closeAllConnections();
    server.close();
  });
  const shown: string[] = [];
  const line: boolean[] = [];
  let isDeleted = false;
  const { port } = server.address() as AddressInfo;
  const followed = followEvents({
    address: `http://127.0.0.1:${port}/`,
    event: 'order',
    fetch,
    signal: stop.signal,
    show: (text) => void shown.push(text),
    onDeleted: () => {
      isDeleted = true;
    },
    onLine: (isConnected) => void line.push(isConnected),
    maxSilence: 200,
    firstPause: 1,
  });
  return { followed, shown, line, stop, calls: () => calls, isDeleted: () => isDeleted };
}

const sends =
  (text: string): RequestListener =>
  (_request, response) =>
    void response.write(`event: order\ndata: ${text}\n\n`);
const ends: RequestListener = (_request, response) => void response.end('event: order\ndata: last\n\n');
const fails: RequestListener = (_request, response) => void response.writeHead(503).end();

test('a line that has gone silent is left for a new one, as after a sleep', async () => {
  const silent: RequestListener = () => undefined;
  const { shown } = await following(silent, sends('back'));
  await expect.poll(() => shown, { timeout: 10_000 }).toContain('back');
});

test('an ended stream, a broken line and a server that starts again are tried anew', async () => {
  const broken: RequestListener = (request) => void request.socket.destroy();
  const { shown } = await following(ends, broken, fails, sends('back'));
  await expect.poll(() => shown, { timeout: 10_000 }).toContain('back');
});

test('a lost line is told, a stream that ends in peace is not, and neither is lost once it speaks again', async () => {
  const broken: RequestListener = (request) => void request.socket.destroy();
  const { shown, line } = await following(ends, broken, fails, sends('back'));
  await expect.poll(() => shown, { timeout: 10_000 }).toContain('back');
  expect(line).toEqual([true, false, false, true]);
});

test('what is gone is told once and not asked for again', async () => {
  const gone: RequestListener = (_request, response) => void response.writeHead(404).end();
  const { followed, calls, isDeleted } = await following(ends, gone);
  await followed;
  expect([isDeleted(), calls()]).toEqual([true, 2]);
});

test('whoever leaves is not followed', async () => {
  const { followed, stop, shown, isDeleted } = await following(sends('one'));
  await expect.poll(() => shown, { timeout: 10_000 }).toContain('one');
  stop.abort();
  await followed;
  expect(isDeleted()).toBe(false);
});

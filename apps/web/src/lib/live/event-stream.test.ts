import { expect, test } from 'vitest';
import { readEvents } from './event-stream.ts';

async function read(pieces: readonly string[]): Promise<string[]> {
  async function* stream() {
    yield* pieces;
  }
  const read: string[] = [];
  for await (const text of readEvents(stream(), 'order')) read.push(text);
  return read;
}

test('reads events however the network cut them', async () => {
  const whole =
    'retry: 2000\n\nevent: order\ndata: {"a":1}\n\n: still here\n\nevent: order\ndata: {"a":2}\n\n';
  expect(await read([whole])).toEqual(['{"a":1}', '{"a":2}']);
  expect(await read([...whole])).toEqual(['{"a":1}', '{"a":2}']);
});

test('other events, comments and unfinished ones say nothing', async () => {
  expect(await read(['event: other\ndata: 1\n\n: hello\n\nevent: order\ndata: 2\n'])).toEqual([]);
});

test('several data lines are one text', async () => {
  expect(await read(['event: order\r\ndata: a\r\ndata: b\r\n\r\n'])).toEqual(['a\nb']);
});

import { expect, test } from 'vitest';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

/** Work that ends when told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

const started: string[] = [];
const ask = (queue: FairQueue, visitor: string, name: string) =>
  queue
    .run(visitor, async () => {
      started.push(name);
      return name;
    })
    .catch((error: unknown) => (error as { code: string }).code);

test('visitors take turns, however much one of them asks for', async () => {
  started.length = 0;
  const queue = createFairQueue({ concurrent: 1, waiting: 20 });
  const first = held();
  const running = queue.run('flood', first.work);
  const flood = Array.from({ length: 8 }, (_, index) => ask(queue, 'flood', `flood ${index}`));
  const others = [ask(queue, 'one', 'one'), ask(queue, 'two', 'two')];
  first.end();
  await Promise.all([running, ...flood, ...others]);
  expect(started.slice(0, 4)).toEqual(['flood 0', 'one', 'two', 'flood 1']);
});

test('a full queue refuses whoever has the most in it, and lets others in', async () => {
  const queue = createFairQueue({ concurrent: 1, waiting: 4 });
  const first = held();
  const running = queue.run('flood', first.work);
  const flood = Array.from({ length: 6 }, (_, index) => ask(queue, 'flood', `flood ${index}`));
  const others = [ask(queue, 'one', 'one'), ask(queue, 'two', 'two')];
  first.end();
  await running;
  expect(await Promise.all(others)).toEqual(['one', 'two']);
  const answers = await Promise.all(flood);
  expect(answers.filter((answer) => answer === 'overloaded')).toHaveLength(4);
  expect(answers.slice(0, 2)).toEqual(['flood 0', 'flood 1']);
});

test('no more than allowed run at once, and a failure frees its place', async () => {
  const queue = createFairQueue({ concurrent: 2, waiting: 100, rest: 1 });
  let [running, most] = [0, 0];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    throw new Error('no');
  };
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => queue.run('a', work)));
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect([most, await queue.run('b', async () => 'done')]).toEqual([2, 'done']);
});

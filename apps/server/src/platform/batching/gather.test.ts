import { expect, test } from 'vitest';
import { gather } from './gather.ts';

/** A writer that is told when each of its batches ends. */
function controlled() {
  const batches: {
    items: readonly string[];
    end(results?: readonly (string | Error)[]): void;
    fail(error: Error): void;
  }[] = [];
  const write = (items: readonly string[]) =>
    new Promise<readonly (string | Error)[]>((resolve, reject) => {
      batches.push({
        items,
        end: (results = items.map((item) => `${item}!`)) => resolve(results),
        fail: reject,
      });
    });
  const latest = () => batches.at(-1) ?? expect.unreachable('nothing is being written');
  return { write, batches, latest, written: () => batches.map(({ items }) => items.join('')) };
}

const rest = () => new Promise((resolve) => setImmediate(resolve));
const plain = { most: 3, lanes: 1, leftNothing: () => true };

test('what comes alone is written at once; what comes meanwhile is written together, and not more than fits', async () => {
  const { write, latest, written } = controlled();
  const put = gather<string, string>({ ...plain, write });
  const answers = [...'abcdef'].map(put);
  expect(written()).toEqual(['a']);
  for (const expected of [
    ['a', 'bcd'],
    ['a', 'bcd', 'ef'],
    ['a', 'bcd', 'ef'],
  ]) {
    latest().end();
    await rest();
    expect(written()).toEqual(expected);
  }
  expect(await Promise.all(answers)).toEqual(['a!', 'b!', 'c!', 'd!', 'e!', 'f!']);
});

test('a heavy item takes the place of several, and one that is too heavy for any batch goes alone', async () => {
  const { write, latest, written } = controlled();
  const put = gather<string, string>({ ...plain, write, weightOf: (item) => (item === 'X' ? 10 : 2) });
  void [...'aXbc'].map(put);
  for (let batch = 0; batch < 4; batch += 1) {
    latest().end();
    await rest();
  }
  expect(written()).toEqual(['a', 'X', 'b', 'c']);
});

test('two that share a key never meet in one batch, and keep their order', async () => {
  const { write, latest, written } = controlled();
  const put = gather<string, string>({ ...plain, most: 10, write, keysOf: (item) => [item.toLowerCase()] });
  void [...'-aAabB'].map(put);
  for (let batch = 0; batch < 4; batch += 1) {
    latest().end();
    await rest();
  }
  expect(written()).toEqual(['-', 'ab', 'AB', 'a']);
});

test('one refusal is for one item; a batch that fails and left nothing is tried one by one', async () => {
  const { write, latest, batches, written } = controlled();
  const put = gather<string, string>({ ...plain, write });
  const [first, second, third] = [...'abc'].map((item) => put(item).catch((error: Error) => error.message));
  latest().end([new Error('no a')]);
  await rest();
  latest().fail(new Error('deadlock'));
  await rest();
  expect(written()).toEqual(['a', 'bc', 'b', 'c']);
  batches[2]?.end();
  batches[3]?.fail(new Error('no c'));
  expect(await Promise.all([first, second, third])).toEqual(['no a', 'b!', 'no c']);
});

test('whoever may have been written is not written again', async () => {
  const { write, latest, written } = controlled();
  const put = gather<string, string>({ ...plain, write, leftNothing: () => false });
  const answers = [...'abc'].map((item) => put(item).catch((error: Error) => error.message));
  latest().end();
  await rest();
  latest().fail(new Error('connection lost'));
  expect(await Promise.all(answers)).toEqual(['a!', 'connection lost', 'connection lost']);
  expect(written()).toEqual(['a', 'bc']);
});

test('who comes while a batch is stuck goes in another lane, with all who wait; not in more lanes than there are', async () => {
  const { write, written } = controlled();
  let time = 0;
  const put = gather<string, string>({ ...plain, lanes: 2, write, now: () => time });
  void [...'abc'].map(put);
  expect(written()).toEqual(['a']);
  time += 500;
  void put('d');
  expect(written()).toEqual(['a', 'bcd']);
  time += 500;
  void put('e');
  expect(written()).toEqual(['a', 'bcd']);
});

test('once enough waits a batch goes beside the one under way, but never with a lock of its', async () => {
  const { write, batches, written } = controlled();
  const put = gather<string, string>({
    ...plain,
    most: 10,
    lanes: 3,
    enough: 2,
    write,
    locksOf: (item) => [item.charAt(0)],
  });
  void ['a1', 'a2', 'a3', 'b1', 'a4', 'c1', 'b2', 'd1', 'e1'].map(put);
  expect(written()).toEqual(['a1', 'b1c1']);
  batches[0]?.end();
  await rest();
  expect(written()).toEqual(['a1', 'b1c1', 'a2a3a4d1e1']);
  batches[1]?.end();
  await rest();
  expect(written()).toEqual(['a1', 'b1c1', 'a2a3a4d1e1']);
  void put('f1');
  expect(written().at(-1)).toBe('b2f1');
});

test('who waits for a stuck batch’s lock lets others pass who do not', async () => {
  const { write, written } = controlled();
  let time = 0;
  const locksOf = (item: string) => [item.charAt(0)];
  const put = gather<string, string>({ ...plain, lanes: 2, write, locksOf, now: () => time });
  void ['a1', 'b1'].map(put);
  expect(written()).toEqual(['a1']);
  time += 500;
  void put('a2');
  expect(written()).toEqual(['a1', 'b1']);
});

import { ApiError } from '@marquee/contract/client.ts';
import { expect, test } from 'vitest';
import { createSendOnce } from './send-once.ts';

const answering = (outcomes: (Error | undefined)[]) => {
  const sent: string[] = [];
  const send = async (key: string) => {
    sent.push(key);
    const outcome = outcomes[sent.length - 1];
    if (outcome) throw outcome;
  };
  return { sent, send };
};

async function sentKeys(requests: unknown[], outcomes: (Error | undefined)[]): Promise<string[]> {
  const once = createSendOnce();
  const { sent, send } = answering(outcomes);
  for (const request of requests) await once(request, send).catch(() => undefined);
  // Named by when each was first seen: 'a', 'b', …
  const seen = [...new Set(sent)];
  return sent.map((key) => 'abcdef'.charAt(seen.indexOf(key)));
}

const lost = new TypeError('Failed to fetch');
const refused = (status: number) => new ApiError(status, { code: 'wrong_state', message: 'No' });

test('an answer ends the key, whether it is a yes or a no', async () => {
  expect(await sentKeys([1, 1, 1], [undefined, refused(409), undefined])).toEqual(['a', 'b', 'c']);
});

test.each([lost, new ApiError(502, {})])(
  'the same request goes out under the same key after %s',
  async (error) => {
    expect(await sentKeys([{ amount: '5' }, { amount: '5' }], [error, undefined])).toEqual(['a', 'a']);
  },
);

test.each([401, 408, 429])(
  'being turned away with %i does not end a key whose answer was lost',
  async (status) => {
    expect(await sentKeys([1, 1, 1], [lost, refused(status), undefined])).toEqual(['a', 'a', 'a']);
  },
);

test('another request has another key, and the first is found again', async () => {
  expect(await sentKeys(['card', 'bank', 'card'], [lost, lost, undefined])).toEqual(['a', 'b', 'a']);
});

import { ApiError, type Call } from '@marquee/contract/client.ts';
import { afterEach, expect, test } from 'vitest';
import { closeOverlay, currentOverlays } from '../overlays/overlay-store.ts';
import { withDemands } from './with-demands.ts';

const shown = () => currentOverlays().filter(({ open }) => open);
afterEach(() => {
  for (const { number } of shown()) closeOverlay(number);
});

/** Refuses with each code in turn, then answers with what was sent. */
function server(...codes: ('sign_in_again' | 'email_not_proven' | 'wrong_state')[]) {
  const sent: unknown[] = [];
  const call = (async (name: string, input: unknown, options: unknown) => {
    sent.push([name, input, options]);
    const code = codes.shift();
    if (code) throw new ApiError(409, { code, message: code, errors: {} });
    return 'answer';
  }) as unknown as Call;
  return { call: withDemands(call), sent };
}

interface Confirming {
  props: { onConfirmed(): void };
}

async function dialog() {
  await expect.poll(() => shown().length).toBe(1);
  const [overlay] = shown();
  const element = overlay?.render({ open: true, close: () => undefined });
  return { overlay, confirm: () => (element as unknown as Confirming).props.onConfirmed() };
}

test('after confirming who one is, the very same call goes out again', async () => {
  const { call, sent } = server('sign_in_again');
  const request = { body: { url: 'https://shop.example/hook', events: ['order.status'] as const } };
  const answer = call('createWebhook', request as never, { idempotencyKey: 'one' });
  (await dialog()).confirm();
  expect(await answer).toBe('answer');
  expect(sent).toEqual([
    ['createWebhook', request, { idempotencyKey: 'one' }],
    ['createWebhook', request, { idempotencyKey: 'one' }],
  ]);
  expect(shown()).toEqual([]);
});

test('a dialog that is closed leaves the refusal to the caller', async () => {
  const { call, sent } = server('email_not_proven');
  const answer = call('createApiToken').catch((error) => error.code);
  closeOverlay((await dialog()).overlay?.number ?? 0);
  expect(await answer).toBe('email_not_proven');
  expect(sent).toHaveLength(1);
});

test('two calls at once share a dialog; other refusals open none', async () => {
  const { call } = server('sign_in_again', 'sign_in_again');
  const answers = Promise.all([call('createApiToken'), call('startTotp')]);
  (await dialog()).confirm();
  expect(await answers).toEqual(['answer', 'answer']);
  const refused = server('wrong_state');
  await expect(refused.call('createApiToken')).rejects.toBeInstanceOf(ApiError);
  expect(shown()).toEqual([]);
});

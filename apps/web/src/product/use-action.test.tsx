import { ApiError, createClient } from '@marquee/contract/client.ts';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ConnectionError } from '../lib/connection-error.ts';
import { importPhrases } from '../lib/import-phrases.ts';
import { createPhraseStore } from '../lib/phrase-store.ts';
import { ServicesProvider } from '../lib/use-services.ts';
import { closeOverlay, currentOverlays } from '../shell/overlays/overlay-store.ts';
import { PhrasesProvider } from '../shell/preferences/phrases-provider.tsx';
import { queuedToasts } from '../ui/overlays/toast.tsx';
import { orderKeys, walletsKey } from './query-keys.ts';
import { type Action, useAction } from './use-action.ts';

const common = await importPhrases('de', 'common');
const errors = await importPhrases('de', 'errors');
const shell = await importPhrases('de', 'shell');

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { number } of currentOverlays()) closeOverlay(number);
});

function Probe({ report }: { report: (action: Action) => void }) {
  report(useAction());
  return null;
}

/** The action as a component of a German reader gets it. */
function renderAction(queryClient = new QueryClient()): Action {
  const call = createClient({ baseUrl: '', fetch, locale: () => 'de' });
  const phrases = createPhraseStore('de', { common, errors, shell });
  let action: Action | undefined;
  const report = (rendered: Action) => {
    action = rendered;
  };
  renderToString(
    <PhrasesProvider locale="de" phrases={phrases}>
      <ServicesProvider value={{ locale: 'de', queryClient, call, phrases, nonce: '' }}>
        <Probe report={report} />
      </ServicesProvider>
    </PhrasesProvider>,
  );
  if (!action) throw new Error('The probe was not rendered');
  return action;
}

const lastToast = () => queuedToasts().at(-1);
const failing = (error: unknown) => () => Promise.reject(error);

test('what is done is told, and what it changed is old', async () => {
  const queryClient = new QueryClient();
  for (const key of [orderKeys.one('7'), walletsKey]) queryClient.setQueryData(key, 'before');
  const isDone = await renderAction(queryClient).run(async () => 7, {
    done: (count) => ({ title: `${count} orders`, tone: 'success' }),
    refresh: [orderKeys.all],
  });
  expect(isDone).toBe(true);
  expect(lastToast()).toMatchObject({ title: '7 orders', tone: 'success' });
  expect(queryClient.getQueryState(orderKeys.one('7'))?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(walletsKey)?.isInvalidated).toBe(false);
});

test.each([
  [
    'a refusal',
    new ApiError(409, { code: 'wrong_state', message: 'Nicht mehr möglich.' }),
    'Nicht mehr möglich.',
  ],
  ['a lost line', new ConnectionError(new TypeError('Failed to fetch')), shell.offline.unreachable],
  ['a bug', new TypeError('Failed to fetch'), errors.internal],
  ['a gateway in between', new ApiError(502, {}), errors.internal],
  ['whatever else', new Error('x is not a function'), errors.internal],
])('%s is told in the reader’s language', async (_, error, text) => {
  expect(await renderAction().run(failing(error))).toBe(false);
  expect(lastToast()).toMatchObject({ title: common.states.failed, text, tone: 'danger' });
});

test('what got no answer can be tried again from where it is told; a refusal cannot', async () => {
  const keys: (string | undefined)[] = [];
  let isReachable = false;
  const work = async ({ idempotencyKey }: { idempotencyKey?: string }) => {
    keys.push(idempotencyKey);
    if (!isReachable) throw new ConnectionError();
  };
  await renderAction().run(work, { request: { pay: 1 }, done: 'Bezahlt' });
  const { action } = lastToast() ?? {};
  expect(action?.label).toBe(common.actions.retry);
  isReachable = true;
  action?.onPress();
  await expect.poll(() => lastToast()?.title).toBe('Bezahlt');
  expect(keys[1]).toBe(keys[0]);
  await renderAction().run(failing(new ApiError(409, { code: 'wrong_state', message: 'Nein.' })));
  expect(lastToast()?.action).toBeUndefined();
});

test('without a connection it says so', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await renderAction().run(failing(new TypeError('Load failed')));
  expect(lastToast()).toMatchObject({ text: shell.offline.title });
});

test('a frozen account gets its dialog instead', async () => {
  const before = lastToast();
  await renderAction().run(failing(new ApiError(423, { code: 'account_frozen', message: 'Frozen' })));
  expect(currentOverlays().filter(({ open }) => open)).toHaveLength(1);
  expect(lastToast()).toBe(before);
});

test('the same action runs once at a time; another one need not wait', async () => {
  const { run } = renderAction();
  const first = Promise.withResolvers<void>();
  const running = run(() => first.promise, { name: 'pause' });
  expect(await run(async () => undefined, { name: 'pause' })).toBe(false);
  expect(await run(async () => undefined, { name: 'refill' })).toBe(true);
  first.resolve();
  expect(await running).toBe(true);
  expect(await run(async () => undefined, { name: 'pause' })).toBe(true);
});

test('a request keeps its key until it is answered', async () => {
  const { run } = renderAction();
  const keys: (string | undefined)[] = [];
  const outcomes = [new TypeError('Failed to fetch'), undefined, undefined];
  for (const outcome of outcomes)
    await run(
      async ({ idempotencyKey }) => {
        keys.push(idempotencyKey);
        if (outcome) throw outcome;
      },
      { request: { method: 1 } },
    );
  expect(keys[0]).toBeDefined();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

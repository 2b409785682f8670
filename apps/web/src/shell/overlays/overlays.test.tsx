import { afterEach, describe, expect, test, vi } from 'vitest';
import { confirm } from './confirm.tsx';
import { FrozenAccountError, showFrozenDialog } from './frozen-account.tsx';
import { showImage } from './image.tsx';
import {
  closeOverlay,
  closePageOverlays,
  currentOverlays,
  openOverlay,
  subscribeToOverlays,
} from './overlay-store.ts';
import { withPageLoader } from './page-loader.tsx';

const closeAll = () => {
  for (const { number } of currentOverlays()) closeOverlay(number);
};
afterEach(closeAll);

const shown = () => currentOverlays().filter(({ open }) => open);

describe('the store', () => {
  test('tells its listeners, keeps order, and tells once that an overlay was closed', () => {
    const counts: number[] = [];
    const stop = subscribeToOverlays(() => counts.push(shown().length));
    let closings = 0;
    const closeFirst = openOverlay(() => 'first', { onClosed: () => (closings += 1) });
    openOverlay(() => 'second');
    expect(shown().map(({ render }) => render({ open: true, close: () => undefined }))).toEqual([
      'first',
      'second',
    ]);
    closeFirst();
    closeFirst();
    stop();
    expect([counts, closings, shown().length]).toEqual([[1, 2, 1], 1, 1]);
  });

  test('a closed overlay stays for its leaving, then is gone', async () => {
    const close = openOverlay(() => null);
    const [{ number = 0 } = {}] = shown();
    close();
    expect(currentOverlays().find((one) => one.number === number)?.open).toBe(false);
    await expect.poll(() => currentOverlays().some((one) => one.number === number)).toBe(false);
  });
});

test('a confirm that is closed, or left by going to another page, means no', async () => {
  const [first, second] = [confirm({ title: 'A', text: 'a' }), confirm({ title: 'B', text: 'b' })];
  closeOverlay(shown()[0]?.number ?? 0);
  expect(await first).toBe(false);
  closePageOverlays();
  expect(await second).toBe(false);
});

test('the frozen dialog stands once, and refuses every action that waits for it', async () => {
  const [one, other] = [showFrozenDialog(), showFrozenDialog()];
  expect(shown()).toHaveLength(1);
  closePageOverlays();
  expect(shown()).toHaveLength(1);
  closeAll();
  await expect(one).rejects.toBeInstanceOf(FrozenAccountError);
  await expect(other).rejects.toBeInstanceOf(FrozenAccountError);
  const again = showFrozenDialog();
  expect(shown()).toHaveLength(1);
  closeAll();
  await expect(again).rejects.toBeInstanceOf(FrozenAccountError);
});

describe('the loader', () => {
  test('comes after 200 ms, covers the page as long as the work runs, and leaves within 500 ms', async () => {
    vi.useFakeTimers();
    const work = Promise.withResolvers<string>();
    const covered = withPageLoader(work.promise);
    vi.advanceTimersByTime(199);
    expect(shown()).toHaveLength(0);
    vi.advanceTimersByTime(1);
    const loaders = shown().map(({ number }) => number);
    const stillDrawn = () => currentOverlays().filter(({ number }) => loaders.includes(number)).length;
    expect(stillDrawn()).toBe(1);
    work.resolve('done');
    expect(await covered).toBe('done');
    expect(shown()).toHaveLength(0);
    vi.advanceTimersByTime(499);
    expect(stillDrawn()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(stillDrawn()).toBe(0);
    vi.useRealTimers();
  });

  test('never shows for what is done sooner, nor stays for what fails', async () => {
    vi.useFakeTimers();
    await withPageLoader(Promise.resolve());
    const work = Promise.withResolvers<void>();
    const covered = withPageLoader(work.promise);
    vi.advanceTimersByTime(300);
    expect(shown()).toHaveLength(1);
    work.reject(new Error('no'));
    await expect(covered).rejects.toThrow('no');
    expect(shown()).toHaveLength(0);
    vi.useRealTimers();
  });
});

test('a picture opens on its own', () => {
  showImage({ source: '/a.png', description: 'A' });
  expect(shown()).toHaveLength(1);
});

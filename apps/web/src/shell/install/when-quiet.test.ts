import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenQuiet } from './when-quiet.ts';

const page = new EventTarget();
const visitor = (sign: 'keydown' | 'scroll') => page.dispatchEvent(new Event(sign));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('acts once, when the visitor has rested', () => {
  const act = vi.fn();
  whenQuiet(act, 3000);
  vi.advanceTimersByTime(2900);
  visitor('keydown');
  vi.advanceTimersByTime(2900);
  visitor('scroll');
  vi.advanceTimersByTime(2900);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledOnce();
  visitor('keydown');
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledOnce();
});

test('can be called off', () => {
  const act = vi.fn();
  const callOff = whenQuiet(act, 3000);
  callOff();
  visitor('keydown');
  vi.advanceTimersByTime(10_000);
  expect(act).not.toHaveBeenCalled();
});

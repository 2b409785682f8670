import { setTimeout as pause } from 'node:timers/promises';
import { waitForPage } from './ask-page.ts';
import type { DevTools } from './dev-tools.ts';

/** Milliseconds between two letters of somebody who types fast. */
const betweenLetters = 120;

/** With the mouse, in the middle of what the selector finds first with this text. */
export async function press(devTools: DevTools, selector: string, text = ''): Promise<void> {
  const { x, y } = await waitForPage(devTools, middleOf, selector, text);
  const send = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased') =>
    devTools.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      ...(type !== 'mouseMoved' && { button: 'left', clickCount: 1 }),
    });
  await send('mouseMoved');
  await send('mousePressed');
  await send('mouseReleased');
}

export async function typeText(devTools: DevTools, text: string): Promise<void> {
  for (const letter of text) {
    await pressKey(devTools, { key: letter, text: letter, windowsVirtualKeyCode: codeOf(letter) });
    await pause(betweenLetters);
  }
}

/** Selects what stands in the field and deletes it. */
export async function emptyField(devTools: DevTools): Promise<void> {
  await selectField(devTools);
  await pressKey(devTools, { key: 'Delete', windowsVirtualKeyCode: 46 });
}

export function selectField(devTools: DevTools): Promise<void> {
  const control = 2;
  return pressKey(devTools, {
    key: 'a',
    windowsVirtualKeyCode: codeOf('a'),
    modifiers: control,
    commands: ['selectAll'],
  });
}

interface Key {
  key: string;
  windowsVirtualKeyCode: number;
  text?: string;
  modifiers?: number;
  commands?: string[];
}

async function pressKey(devTools: DevTools, key: Key): Promise<void> {
  await devTools.send('Input.dispatchKeyEvent', { type: key.text ? 'keyDown' : 'rawKeyDown', ...key });
  await devTools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key, text: undefined });
}

function codeOf(letter: string): number {
  return letter.toUpperCase().charCodeAt(0);
}

function middleOf(selector: string, text: string): { x: number; y: number } | null {
  const found = [...document.querySelectorAll(selector)].find((part) => part.textContent.includes(text));
  const { left, top, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
  return width > 0 ? { x: left + width / 2, y: top + height / 2 } : null;
}

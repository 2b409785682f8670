import { once } from 'node:events';
import type { CDPSession } from '@playwright/test';

/** What one page of a browser is told and asked, in the words of Chromium's own protocol. */
export type DevTools = Pick<CDPSession, 'send'>;

interface Answer {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

/** Nothing but the commands that are sent: no script of anybody's in the page, no watching of what it runs. */
export async function connectDevTools(address: string): Promise<DevTools> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, result, error }: Answer = JSON.parse(data);
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has gone.'));
  });
  return {
    send(method, parameters) {
      last += 1;
      const asked = Promise.withResolvers<unknown>();
      waiting.set(last, asked);
      socket.send(JSON.stringify({ id: last, method, params: parameters ?? {} }));
      return asked.promise as ReturnType<DevTools['send']> as Promise<never>;
    },
  };
}

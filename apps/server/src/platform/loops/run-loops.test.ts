import { pino } from 'pino';
import { expect, test } from 'vitest';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { Loop } from './loop.ts';
import { runLoops } from './run-loops.ts';

const database = await testDatabase();
const ctx = await testContext(database);
const appServices = { appServices: ctx, log: pino({ level: 'silent' }) };
const panelById = async (id: bigint) => (id === ctx.panel.id ? ctx.panel : undefined);

const loop = (run: Awaited<ReturnType<Loop['load']>>['run']): Loop => ({
  name: 'count',
  everySeconds: 3600,
  load: async () => ({ run }),
});

test('looks again at once while there is more, also after a failure, and ends when stopped', async () => {
  const looks: string[] = [];
  let request = 3;
  const { stop } = runLoops(
    [
      loop(async (inLoop) => {
        looks.push(inLoop.actor.kind);
        request -= 1;
        return request > 0;
      }),
    ],
    { ...appServices, panelById },
  );
  await expect.poll(() => looks.length).toBe(3);
  await stop();
  expect(looks).toEqual(['system', 'system', 'system']);
});

test('a failure does not end the loop', async () => {
  let looks = 0;
  const failing = { ...loop(async () => Promise.reject(new Error(`look ${++looks}`))), everySeconds: 0.01 };
  const { stop } = runLoops([failing], { ...appServices, panelById });
  await expect.poll(() => looks).toBeGreaterThan(2);
  await stop();
});

test('a context is of the panel that is named, or there is none', async () => {
  const seen: (string | undefined)[] = [];
  const { stop } = runLoops(
    [
      loop(async (inLoop) => {
        seen.push((await inLoop.inPanel(ctx.panel.id))?.panel.slug, (await inLoop.inPanel(0n))?.panel.slug);
        return false;
      }),
    ],
    { ...appServices, panelById },
  );
  await expect.poll(() => seen).toEqual([ctx.panel.slug, undefined]);
  await stop();
});

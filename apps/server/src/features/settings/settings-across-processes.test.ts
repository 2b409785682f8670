import { expect, test } from 'vitest';
import { startOtherProcess } from '../../testing/start-other-process.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { changeSettings } from './change-settings.ts';

const database = await testDatabase();
const { installation, call } = await testApp(database);
const { origin } = await startOtherProcess(database);

const nameHere = async () => (await call('/settings')).json().data.panelName;
const nameThere = async () => ((await (await fetch(`${origin}/settings`)).json()) as Answer).data.panelName;

interface Answer {
  data: { panelName: string };
}

test('a setting changed in one process shows in the other, again and again', async () => {
  const panel = await installation.panels.byHost('localhost');
  const ctx = await testContext(database, { panel });
  expect([await nameHere(), await nameThere()]).toEqual(['Marquee', 'Marquee']);
  const delays: number[] = [];
  for (const panelName of ['First', 'Second', 'Third']) {
    await changeSettings(ctx, { panelName });
    const changedAt = performance.now();
    await expect.poll(nameThere, { timeout: 15_000, interval: 1 }).toBe(panelName);
    delays.push(Math.round(performance.now() - changedAt));
    await expect.poll(nameHere, { timeout: 15_000, interval: 1 }).toBe(panelName);
  }
  console.error(`Settings showed in the other process after ${delays.join(', ')} ms.`);
});

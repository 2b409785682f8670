import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { features } from './features.ts';
import { sendMailJob } from './platform/mail/send-mail.job.ts';
import { accountScenarios } from './testing/job-scenarios/account-scenarios.ts';
import { campaignScenarios } from './testing/job-scenarios/campaign-scenarios.ts';
import { channelScenarios } from './testing/job-scenarios/channel-scenarios.ts';
import { deliveryScenarios } from './testing/job-scenarios/delivery-scenarios.ts';
import { moneyScenarios } from './testing/job-scenarios/money-scenarios.ts';
import { orderScenarios } from './testing/job-scenarios/order-scenarios.ts';
import { changes, effects, photograph } from './testing/job-scenarios/photograph.ts';
import { providerScenarios } from './testing/job-scenarios/provider-scenarios.ts';
import { sandboxScenarios } from './testing/job-scenarios/sandbox-scenarios.ts';
import type { Ready, Scenario } from './testing/job-scenarios/scenario.ts';
import { openStage } from './testing/job-scenarios/stage.ts';
import { upkeepScenarios } from './testing/job-scenarios/upkeep-scenarios.ts';

const stage = await openStage();
const { db } = stage.database;
const scenarios: Scenario[] = [
  ...(await accountScenarios(stage)),
  ...(await campaignScenarios(stage)),
  ...(await channelScenarios(stage)),
  ...orderScenarios(stage),
  ...moneyScenarios(stage),
  ...sandboxScenarios(stage),
  ...deliveryScenarios(stage),
  ...providerScenarios(stage),
  ...(await upkeepScenarios(stage)),
];

async function waitingJobs(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from jobs.job`.execute(db);
  return rows[0]?.count ?? 0;
}

async function sight({ panelId, outside, callCount }: Ready) {
  return {
    rows: await photograph(db, panelId),
    outside: await outside(),
    callCount: callCount(),
    jobs: await waitingJobs(),
  };
}

/** Runs the job twice, and once more later. Returns the effects of the first run. */
async function inTurn({ prepare, leaves, laterSeconds, logs, stamps }: Scenario) {
  const ready = await prepare();
  const before = await sight(ready);
  expect(await ready.run()).toBeUndefined();
  const once = await sight(ready);
  const changed = changes(before.rows, once.rows);
  const shows = {
    rows: changed.length > 0,
    jobs: once.jobs > before.jobs,
    outside: JSON.stringify(once.outside) !== JSON.stringify(before.outside),
    nothing: true,
  };
  expect(shows[leaves], 'the first run does its work').toBe(true);
  if (leaves !== 'rows') expect(changed).toEqual([]);

  await ready.meanwhile?.();
  const standing = ready.meanwhile ? await sight(ready) : once;
  expect(await ready.run()).toBeUndefined();
  const twice = await sight(ready);
  expect(changes(standing.rows, twice.rows, { logs })).toEqual([]);

  ready.clock.advance(laterSeconds);
  expect(await ready.run()).toBeUndefined();
  const later = await sight(ready);
  expect(changes(twice.rows, later.rows, { logs, stamps })).toEqual([]);
  const { outside, callCount } = standing;
  expect([twice, later]).toMatchObject([
    { outside, callCount },
    { outside, callCount },
  ]);
  return {
    rows: effects(changes(before.rows, once.rows, { logs, stamps })),
    outside: once.outside,
  };
}

/** Two workers run the job at once. One that is refused is retried and has nothing left to do. */
async function atOnce({ prepare, laterSeconds, logs, stamps }: Scenario) {
  const ready = await prepare();
  const before = await sight(ready);
  expect(await Promise.all([ready.run(), ready.run()])).toContain(undefined);
  const after = await sight(ready);
  ready.clock.advance(laterSeconds);
  expect(await ready.run()).toBeUndefined();
  const again = await sight(ready);
  expect(changes(after.rows, again.rows, { logs, stamps })).toEqual([]);
  expect(again.outside).toEqual(after.outside);
  return {
    rows: effects(changes(before.rows, after.rows, { logs, stamps })),
    outside: after.outside,
  };
}

test('every job has a scenario here', () => {
  const definitions = [sendMailJob, ...features.flatMap(({ jobs }) => jobs ?? [])];
  const covered = new Set(scenarios.map(({ job }) => job));
  expect([...covered].toSorted()).toEqual(definitions.map(({ name }) => name).toSorted());
});

test.each(scenarios)('$job run twice changes nothing: $about', async (scenario) => {
  const one = await inTurn(scenario);
  if (!scenario.isRunAtOnce) return;
  for (const _ of [1, 2]) expect(await atOnce(scenario)).toEqual(one);
});

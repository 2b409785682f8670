import { features } from './features.ts';
import type { LoopContext } from './platform/loops/loop.ts';
import { restoredMails } from './platform/mail/restored-mails.ts';
import { StartupProblem } from './platform/process/startup-problem.ts';
import { endHold, readHold } from './platform/restore/outgoing.ts';
import type { RestoredWork } from './platform/restore/restored-work.ts';

/** Everything that acts outside. */
export const restoredWork: readonly RestoredWork[] = [
  ...features.flatMap((feature) => feature.restored ?? []),
  restoredMails,
];

export type Choices = ReadonlyMap<string, string>;

/** One line per kind of work, then what providers say. */
export async function reportOutgoing(ctx: LoopContext): Promise<string[]> {
  const row = await readHold(ctx.db);
  const before = row.restored_at ?? ctx.clock.now();
  const state = row.held_at
    ? `Held since ${row.held_at.toISOString()}: ${row.held_reason}`
    : 'Nothing is held. This is what waits to leave.';
  const lines = [state, ''];
  for (const work of restoredWork) {
    const count = await work.count(ctx, before);
    lines.push(`${String(count).padStart(6)}  ${work.name}: ${work.description}`);
    if (count === 0) continue;
    for (const [choice, meaning] of Object.entries(work.choices))
      lines.push(`        --${work.name}=${choice}: ${meaning}`);
  }
  for (const work of restoredWork)
    lines.push(...((await work.report?.(ctx)) ?? []).map((line) => `        ${line}`));
  return lines;
}

/** Settles what is older than the restore as the operator chose, then lets everything go. */
export async function releaseOutgoing(ctx: LoopContext, choices: Choices): Promise<string[]> {
  const row = await readHold(ctx.db);
  if (!row.held_at || !row.restored_at) return ['Nothing is held.'];
  const before = row.restored_at;
  const chosen: [RestoredWork, string, number][] = [];
  for (const work of restoredWork) chosen.push([work, choose(work, choices), await work.count(ctx, before)]);
  const open = chosen.find(([work, , count]) => work.mustChoose && count > 0 && !choices.has(work.name));
  if (open) {
    const [{ name, choices: offered }, , count] = open;
    const options = Object.entries(offered).map(([choice, meaning]) => `  --${name}=${choice}: ${meaning}`);
    throw new StartupProblem(
      [`Nothing was released. There are ${count} ${name} from before the restore; choose:`, ...options].join(
        '\n',
      ),
    );
  }
  for (const [work, choice] of chosen) await work.settle(ctx, before, choice);
  await endHold(ctx.db);
  ctx.log.warn(
    { choices: Object.fromEntries(choices) },
    'Everything that leaves was released after a restore.',
  );
  return chosen.map(([work, choice, count]) => `${String(count).padStart(6)}  ${work.name}: ${choice}`);
}

function choose(work: RestoredWork, choices: Choices): string {
  const offered = Object.keys(work.choices);
  const choice = choices.get(work.name) ?? offered[0] ?? '';
  if (!offered.includes(choice))
    throw new StartupProblem(`--${work.name} must be one of ${offered.join(', ')}.`);
  return choice;
}

import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { inTurns, isAnyDue } from '../../../platform/loops/in-turns.ts';
import type { LoopContext } from '../../../platform/loops/loop.ts';
import { type Delivery, findWebhook } from '../webhook.ts';
import { callWebhook } from './call-webhook.ts';
import { giveUpWaiting, recordCall } from './record-call.ts';

const batch = 200;
/** If a worker dies, another takes its deliveries after this long. */
const leaseMs = 120_000;
/** After this long a slow receiver waits for the next round, so that it does not delay the others. */
const turnMs = 10_000;

const toSend = (now: Date) => ({
  table: sql`webhook_delivery`,
  key: sql`id`,
  dueAt: sql`next_at`,
  where: sql`work.state = 'waiting'`,
  now,
});

export function isDue(now: Date) {
  return isAnyDue(toSend(now));
}

/** Sends what is due: several receivers at once, each in the order of events. True when there may be more. */
export async function run(ctx: LoopContext): Promise<boolean> {
  const due = await claimDue(ctx);
  const groups = Map.groupBy(due, ({ panel_id, webhook_id }) => `${panel_id}:${webhook_id}`);
  await Promise.all(
    [...groups.values()].map((deliveries) =>
      deliverGroup(ctx, deliveries).catch((error: unknown) => {
        ctx.log.error({ err: error }, 'A webhook could not be called.');
      }),
    ),
  );
  return due.length === batch;
}

/** Panels in turn, so that one with a great many deliveries delays no other. */
async function claimDue({ db, clock }: LoopContext): Promise<Delivery[]> {
  const now = clock.now();
  const { rows } = await sql<Delivery>`
    update webhook_delivery set next_at = ${new Date(now.getTime() + leaseMs)}
    from (
      select chosen.panel_id, chosen.key as id from (${inTurns({ ...toSend(now), limit: batch })}) as chosen
      join webhook_delivery as waiting on waiting.panel_id = chosen.panel_id and waiting.id = chosen.key
        and waiting.state = 'waiting' and waiting.next_at <= ${now}
      for no key update of waiting skip locked
    ) as due
    where webhook_delivery.panel_id = due.panel_id and webhook_delivery.id = due.id
    returning webhook_delivery.*`.execute(db);
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

async function deliverGroup(ctx: LoopContext, deliveries: readonly Delivery[]): Promise<void> {
  const [first] = deliveries;
  const inPanel = first && (await ctx.inPanel(first.panel_id));
  const webhook = inPanel && (await findWebhook(inPanel, first.webhook_id));
  if (!webhook) return;
  if (webhook.off_since) return giveUpWaiting(inPanel, webhook.id);
  const startedAt = performance.now();
  const waiting = [...deliveries];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (ctx.stopping.aborted) return release(inPanel, [next, ...waiting], inPanel.clock.now());
    const outcome = await callWebhook(inPanel, webhook, next);
    const recorded = await recordCall(inPanel, webhook, next, outcome);
    if (outcome.isDead) return release(inPanel, waiting, recorded?.next_at ?? inPanel.clock.now());
    if (performance.now() - startedAt > turnMs) return release(inPanel, waiting, inPanel.clock.now());
  }
}

/** Not attempted, so the attempt is not counted. */
async function release({ db, panel }: Context, deliveries: readonly Delivery[], at: Date): Promise<void> {
  if (deliveries.length === 0) return;
  await db
    .updateTable('webhook_delivery')
    .set({ next_at: at })
    .where('panel_id', '=', panel.id)
    .where(
      'id',
      'in',
      deliveries.map(({ id }) => id),
    )
    .where('state', '=', 'waiting')
    .execute();
}

import type { FreeTrialStatus } from '@marquee/domain/free-trials/free-trial.ts';
import { money } from '@marquee/domain/money/money.ts';
import type { DemoQuest } from '@marquee/i18n/demo-texts.ts';
import type { Insertable } from 'kysely';
import { settleSponsored, sponsorOrder } from '../../features/ledger/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Context, Panel } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { texts, translated } from '../texts.ts';
import { demoCustomer } from './demo-customer.ts';
import { demoContext } from './fill-accounts.ts';

type Terms = Partial<Insertable<DB['free_trial_quest']>>;

const dollar = 100_000_000n;
const day = 24 * 60 * 60 * 1000;

const quests: Record<DemoQuest, { network: string; kind: string; terms: Terms }> = {
  views: { network: 'youtube', kind: 'views', terms: { repeats_count: 3, daily_limit: 200 } },
  post: {
    network: 'instagram',
    kind: 'likes',
    terms: {
      repeats_count: 5,
      daily_limit: 50,
      allow_proof_url: true,
      allow_proof_file: true,
      proof_is_required: true,
    },
  },
  regulars: {
    network: 'tiktok',
    kind: 'views',
    terms: { min_user_spend: 5n * dollar, min_replenishment: 10n * dollar, daily_limit: 100 },
  },
};

interface DemoTrial {
  quest: DemoQuest;
  status: FreeTrialStatus;
  daysAgo: number;
  link: string;
  proofUrl?: string;
  rejectReason?: string;
}

const post = 'https://www.instagram.com/p/CxDemoPost';
const trials: readonly DemoTrial[] = [
  { quest: 'views', status: 'completed', daysAgo: 20, link: 'https://www.youtube.com/watch?v=demoTrial01' },
  {
    quest: 'views',
    status: 'in_processing',
    daysAgo: 0.02,
    link: 'https://www.youtube.com/watch?v=demoTrial02',
  },
  { quest: 'post', status: 'in_moderation', daysAgo: 1, link: `${post}1/`, proofUrl: `${post}5/` },
  {
    quest: 'post',
    status: 'rejected',
    daysAgo: 9,
    link: `${post}2/`,
    proofUrl: `${post}6/`,
    rejectReason: 'The post does not mention the panel.',
  },
  { quest: 'post', status: 'expired', daysAgo: 30, link: `${post}3/`, proofUrl: `${post}7/` },
];

/** What can be tried for free, and one trial of the demo customer in each state. */
export async function fillFreeTrials(db: Database, clock: Clock, panel: Panel): Promise<void> {
  const rewards = new Map<DemoQuest, Reward>();
  for (const [position, name] of (Object.keys(quests) as DemoQuest[]).entries()) {
    const reward = await insertQuest(db, clock, panel, { name, position });
    if (reward) rewards.set(name, reward);
  }
  const customer = await demoCustomer(db, panel.id);
  for (const [index, trial] of trials.entries()) {
    const reward = rewards.get(trial.quest);
    const at = new Date(clock.now().getTime() - trial.daysAgo * day);
    const ctx = demoContext(db, { now: () => at }, panel);
    if (reward) await insertTrial(ctx, { trial, reward, accountId: customer.id, repeat: index + 1 });
  }
}

interface Reward {
  questId: bigint;
  service: { id: bigint; default_price: bigint; discount_ppm: number; pricing_per: bigint };
  quantity: bigint;
}

/** A panel without such a service does without the quest. */
async function insertQuest(
  db: Database,
  clock: Clock,
  panel: Panel,
  { name, position }: { name: DemoQuest; position: number },
): Promise<Reward | undefined> {
  const { network, kind, terms } = quests[name];
  const service = await db
    .selectFrom('service')
    .innerJoin('service_type as type', (join) =>
      join.onRef('type.panel_id', '=', 'service.panel_id').onRef('type.id', '=', 'service.service_type_id'),
    )
    .innerJoin('network', (join) =>
      join.onRef('network.panel_id', '=', 'type.panel_id').onRef('network.id', '=', 'type.network_id'),
    )
    .select([
      'service.id',
      'service.default_price',
      'service.discount_ppm',
      'service.pricing_per',
      'service.min',
    ])
    .where('service.panel_id', '=', panel.id)
    .where('network.slug', '=', network)
    .where('type.kind', '=', kind)
    .where('service.is_package', '=', false)
    .where('service.restricted_access', '=', false)
    .where('service.is_deactivated', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('service_target as target')
            .select('target.target_id')
            .whereRef('target.panel_id', '=', 'service.panel_id')
            .whereRef('target.service_id', '=', 'service.id'),
        ),
      ),
    )
    .orderBy('service.position')
    .orderBy('service.id')
    .executeTakeFirst();
  if (!service) return undefined;
  const { english, translations } = translated((locale) => texts[locale].freeTrials[name]);
  const now = clock.now();
  const { id } = await db
    .insertInto('free_trial_quest')
    .values({
      panel_id: panel.id,
      ...english,
      translations,
      ...terms,
      service_id: service.id,
      quantity: service.min,
      position,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { questId: id, service, quantity: service.min };
}

interface NewTrial {
  trial: DemoTrial;
  reward: Reward;
  accountId: bigint;
  repeat: number;
}

async function insertTrial(ctx: Context, { trial, reward, accountId, repeat }: NewTrial): Promise<void> {
  const { status } = trial;
  const created = ctx.clock.now();
  const hasOrder = status === 'completed' || status === 'in_processing';
  const orderId = hasOrder ? await insertOrder(ctx, { trial, reward, accountId }) : null;
  const ended = status === 'in_moderation' || status === 'in_processing' ? null : later(created);
  await ctx.db
    .insertInto('free_trial')
    .values({
      panel_id: ctx.panel.id,
      quest_id: reward.questId,
      account_id: accountId,
      repeat,
      status,
      link: trial.link,
      compared_link: trial.link,
      proof_url: trial.proofUrl ?? null,
      service_id: reward.service.id,
      quantity: reward.quantity,
      order_id: orderId,
      reject_reason: trial.rejectReason ?? null,
      created_at: created,
      expire_at: new Date(created.getTime() + 7 * day),
      decided_at: hasOrder || status === 'rejected' ? created : null,
      ended_at: ended,
    })
    .execute();
}

const later = (time: Date) => new Date(time.getTime() + day / 24);

/** Free for the customer; the panel pays the list price. */
async function insertOrder(
  ctx: Context,
  { trial, reward: { service, quantity }, accountId }: Omit<NewTrial, 'repeat'>,
): Promise<bigint> {
  const { db, panel, clock } = ctx;
  const now = clock.now();
  const isDone = trial.status === 'completed';
  const price = service.default_price - (service.default_price * BigInt(service.discount_ppm)) / 1_000_000n;
  const sponsored = money((price * quantity + service.pricing_per - 1n) / service.pricing_per);
  const group = await db
    .insertInto('order_group')
    .values({ panel_id: panel.id, account_id: accountId, paid_by: 'free', created_at: now, told_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('customer_order')
    .values({
      panel_id: panel.id,
      group_id: group.id,
      account_id: accountId,
      service_id: service.id,
      status: isDone ? 'completed' : 'in_processing',
      link: trial.link,
      quantity,
      price: 0n,
      pricing_per: service.pricing_per,
      listed_cost: 0n,
      sponsored,
      delivered: isDone ? quantity : 0n,
      start_count: isDone ? 370n : null,
      handed_over_at: isDone ? now : null,
      source: 'free_trial',
      created_at: now,
      starts_at: now,
      paid_at: now,
      completed_at: isDone ? later(now) : null,
      end_told_at: isDone ? later(now) : null,
      updated_at: isDone ? later(now) : now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (isDone) await insertTimeline(ctx, id, quantity);
  await sponsorOrder(ctx, { orderId: id, amount: sponsored });
  if (isDone) await settleSponsored(ctx, { orderId: id, earned: sponsored, returned: money(0n) });
  return id;
}

/** Sent, begun, half done and completed, a quarter of an hour apart. */
async function insertTimeline(
  { db, panel, clock }: Context,
  orderId: bigint,
  quantity: bigint,
): Promise<void> {
  const steps = [
    { kind: 'sent', delivered: null },
    { kind: 'started', delivered: 0n },
    { kind: 'progress', delivered: quantity / 4n },
    { kind: 'progress', delivered: quantity / 2n },
    { kind: 'completed', delivered: quantity },
  ] as const;
  const start = clock.now().getTime();
  const hour = day / 24;
  const rows = steps.map((step, index) => ({
    panel_id: panel.id,
    order_id: orderId,
    ...step,
    created_at: new Date(start + (index * hour) / (steps.length - 1)),
  }));
  await db.insertInto('order_event').values(rows).execute();
}

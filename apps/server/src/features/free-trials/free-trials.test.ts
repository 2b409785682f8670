import { expect, test } from 'vitest';
import { allBooks } from '../../books-check.job.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { checkBooks, houseAccount, walletBalances } from '../ledger/index.ts';
import { cancelOrder, completeOrder, spentOnOrders } from '../orders/index.ts';
import { signUpVisitor } from '../sessions/testing/visitor.ts';
import { newVideo, openTrialPanel, watch } from './testing/trial-panel.ts';
import { sweepTrials } from './upkeep/sweep-trials.ts';

const database = await testDatabase();
const { app, db, panel, other, ctx, service, quest, customer, decide } = await openTrialPanel(database);

const orderOf = (id: number) =>
  db.selectFrom('customer_order').selectAll().where('id', '=', BigInt(id)).executeTakeFirstOrThrow();
const books = () => checkBooks(db, allBooks);
const marketing = async () => {
  const { ownerType, kind } = houseAccount('bonus_cost');
  const account = await db
    .selectFrom('ledger_account')
    .select('id')
    .where('panel_id', '=', panel.id)
    .where('owner_type', '=', ownerType)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!account) return 0n;
  const sides = await db
    .selectFrom('ledger_posting')
    .select(['debit_account', 'amount'])
    .where(({ eb, or }) => or([eb('debit_account', '=', account.id), eb('credit_account', '=', account.id)]))
    .execute();
  return sides.reduce(
    (sum, side) => sum + (side.debit_account === account.id ? side.amount : -side.amount),
    0n,
  );
};

test('guests see quests and what they give; only customers may ask', async () => {
  const id = await quest({ name: 'Views', translations: JSON.stringify({ de: { name: 'Aufrufe' } }) });
  const shown = (await app.call(`/api/v1/free-trial-quests/${id}`)).json().data;
  expect(shown).toMatchObject({
    id,
    name: 'Views',
    reward: { service: { id: Number(service.id) }, quantity: 100, value: '0.1' },
    repeats_left: 1,
    is_disabled_by_spend: false,
    spent: null,
  });
  const german = await app.call(`/api/v1/free-trial-quests/${id}?locale=de`);
  expect(german.json().data.name).toBe('Aufrufe');
  expect((await app.call('/api/v1/free-trial-quests')).json().data).toContainEqual(shown);
  const asked = await app.call('/api/v1/free-trials', {
    method: 'POST',
    payload: { free_trial_quest_id: id, url: watch() },
  });
  expect(asked.statusCode).toBe(401);
});

test('a clean request is ordered at once: free for the customer, paid by the panel, and in the books', async () => {
  const id = await quest();
  const person = await customer();
  const before = await marketing();
  const trial = (await person.request(id, watch())).json().data;
  expect(trial).toMatchObject({ status: 'in_processing', expire_at: null, reject_reason: null });
  const order = await orderOf(trial.order_id);
  expect(order).toMatchObject({
    account_id: person.id,
    status: 'in_processing',
    price: 0n,
    cost: 0n,
    charged: 0n,
    sponsored: 10_000_000n,
    guarantee_days: 0,
    source: 'free_trial',
  });
  expect(await marketing()).toBe(before + 10_000_000n);
  expect(await books()).toEqual([]);
  expect((await person.look(id)).repeats_left).toBe(0);

  await completeOrder(ctx, order.id);
  const [ended] = await person.trials();
  expect(ended).toMatchObject({ id: trial.id, status: 'completed' });
  expect(await spentOnOrders(ctx, person.id)).toBe(0n);
  expect(await marketing()).toBe(before + 10_000_000n);
  expect(await books()).toEqual([]);
});

test('the undelivered part returns to the panel and to no wallet', async () => {
  const id = await quest();
  const person = await customer();
  const before = await marketing();
  const trial = (await person.request(id, watch())).json().data;
  await cancelOrder(ctx, { orderId: BigInt(trial.order_id), reason: 'provider', delivered: 25n });
  expect(await marketing()).toBe(before + 2_500_000n);
  expect((await person.trials())[0].status).toBe('completed');
  const { cash, bonus } = await walletBalances(ctx, { customerId: person.id });
  expect([cash, bonus]).toEqual([0n, 0n]);
  expect(await books()).toEqual([]);
});

test('a trial of which nothing came expires, and its link and repeat are free again', async () => {
  const id = await quest();
  const person = await customer();
  const url = watch();
  const before = await marketing();
  const trial = (await person.request(id, url)).json().data;
  await cancelOrder(ctx, { orderId: BigInt(trial.order_id), reason: 'provider', delivered: 0n });
  expect(await marketing()).toBe(before);
  expect((await person.trials())[0].status).toBe('expired');
  expect((await person.request(id, url)).json().data.status).toBe('in_processing');
  expect(await books()).toEqual([]);
});

test('twenty spellings of one link, asked for at once, are one trial', async () => {
  const id = await quest({ repeats_count: 20 });
  const person = await customer();
  const video = newVideo();
  const hosts = ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'WWW.YouTube.COM', 'music.youtube.com'];
  const spellings = [
    ...hosts.map((host) => `https://${host}/watch?v=${video}`),
    ...hosts.slice(0, 3).map((host) => `http://${host}/watch?v=${video}`),
    ...['si=abc', 'feature=share', 't=42', 'list=PL1', 'pp=x', 'ab_channel=Me'].map(
      (extra) => `https://www.youtube.com/watch?v=${video}&${extra}`,
    ),
    `https://www.youtube.com/watch?app=desktop&v=${video}`,
    `https://www.youtube.com/watch?v=${video}#comments`,
    `youtube.com/watch?v=${video}`,
    `https://youtu.be/${video}`,
    `https://youtu.be/${video}?si=abc`,
    `http://youtu.be/${video}`,
  ];
  expect(spellings).toHaveLength(20);
  const answers = await Promise.all(spellings.map((url) => person.request(id, url)));
  const made = answers.filter(({ statusCode }) => statusCode === 200);
  expect(
    answers.map(({ statusCode, body }) => (statusCode === 422 || statusCode === 200 ? '' : body)).join(''),
  ).toBe('');
  expect(made).toHaveLength(1);
  expect(await person.trials()).toHaveLength(1);
  const { length } = await db
    .selectFrom('customer_order')
    .select('id')
    .where('account_id', '=', person.id)
    .execute();
  expect(length).toBe(1);
  expect(await books()).toEqual([]);
});

test('twenty links at once get no more trials than the quest repeats, nor than the day has', async () => {
  const person = await customer();
  const twice = await quest({ repeats_count: 2 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => person.request(twice, watch())));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(18);

  const limited = await quest({ daily_limit: 3 });
  const crowd = await Promise.all(Array.from({ length: 6 }, () => customer()));
  const claims = await Promise.all(crowd.map(({ request }) => request(limited, watch())));
  expect(claims.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  expect(claims.filter(({ statusCode }) => statusCode === 204)).toHaveLength(3);
  expect((await person.look(limited)).is_used_up_today).toBe(true);
});

test('the server checks spend and top-ups, and says what is missing', async () => {
  const person = await customer();
  const spend = await quest({ min_user_spend: 500_000_000n });
  const topUp = await quest({ min_replenishment: 1_000_000_000n });
  expect(await person.look(spend)).toMatchObject({ is_disabled_by_spend: true, spent: '0' });
  expect((await person.request(spend, watch())).json().errors).toEqual({
    free_trial_quest_id: ['Spend $5.00 on orders first'],
  });
  expect((await person.request(topUp, watch())).json().errors).toEqual({
    free_trial_quest_id: ['Add $10.00 to your balance first'],
  });
  await db
    .insertInto('order_summary')
    .values({
      panel_id: panel.id,
      account_id: person.id,
      spent: 500_000_000n,
      completed_orders: 1n,
      last_ended_at: new Date(),
    })
    .execute();
  expect((await person.request(spend, watch())).statusCode).toBe(200);
});

test.each([
  ['no link of the network', 'https://example.com/x'],
  ['a channel in place of a video', 'not a link'],
  ['nothing', ' '],
])('%s is refused by its field, and nothing is made', async (_, url) => {
  const person = await customer();
  const answer = await person.request(await quest(), url);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual(['url']);
  expect(await person.trials()).toEqual([]);
});

test('an address that nobody has proven gets no trial', async () => {
  const { bearer } = await signUpVisitor(app);
  const answer = await app.call('/api/v1/free-trials', {
    method: 'POST',
    headers: { authorization: bearer },
    payload: { free_trial_quest_id: await quest(), url: watch() },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'email_not_proven']);
});

test('somebody else’s, another panel’s and missing ones are not found, switched off neither', async () => {
  const id = await quest();
  const [owner, stranger] = [await customer(), await customer()];
  const trial = (await owner.request(id, watch())).json().data;
  const missing = await stranger.call('/api/v1/free-trials/999999');
  const foreign = await stranger.call(`/api/v1/free-trials/${trial.id}`);
  expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
  expect((await stranger.request(999_999, watch())).statusCode).toBe(404);
  const elsewhere = { headers: { host: other.host } };
  expect((await app.call(`/api/v1/free-trial-quests/${id}`, elsewhere)).statusCode).toBe(404);
  expect((await app.call('/api/v1/free-trial-quests', elsewhere)).json().data).toEqual([]);
  const off = await quest({ is_enabled: false });
  expect((await owner.call(`/api/v1/free-trial-quests/${off}`)).statusCode).toBe(404);
  expect((await owner.request(off, watch())).statusCode).toBe(404);
  expect((await owner.call(`/api/v1/free-trial-quests/${off}/track`, { method: 'POST' })).statusCode).toBe(
    404,
  );
});

test('who begins a quest is counted once', async () => {
  const id = await quest();
  const person = await customer();
  const track = () => person.call(`/api/v1/free-trial-quests/${id}/track`, { method: 'POST' });
  const answers = await Promise.all([track(), track(), track()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  const begun = await db
    .selectFrom('free_trial_start')
    .select('account_id')
    .where('quest_id', '=', BigInt(id))
    .execute();
  expect(begun).toEqual([{ account_id: person.id }]);
});

test('a request nobody decides on expires, once, however often the job runs', async () => {
  const id = await quest({ allow_proof_url: true });
  const person = await customer();
  const proof = { proof_url: 'https://example.com/proof' };
  const trial = (await person.request(id, watch(), proof)).json().data;
  expect(trial.status).toBe('in_moderation');
  const later = { ...ctx, clock: { ...ctx.clock, now: () => new Date(Date.parse(trial.expire_at) + 1000) } };
  await sweepTrials(ctx);
  expect((await person.trials())[0].status).toBe('in_moderation');
  await Promise.all([sweepTrials(later), sweepTrials(later)]);
  const [first] = await person.trials();
  await sweepTrials({
    ...later,
    clock: { ...ctx.clock, now: () => new Date(Date.parse(trial.expire_at) + 9e6) },
  });
  expect((await person.trials())[0]).toEqual(first);
  expect(first.status).toBe('expired');
  expect((await decide(trial.id, 'approval')).statusCode).toBe(409);
});

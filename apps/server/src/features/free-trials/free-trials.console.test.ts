import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { expect, test } from 'vitest';
import { allBooks } from '../../books-check.job.ts';
import { multipart } from '../../testing/multipart.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createService } from '../catalogue/testing/create-catalogue.ts';
import { checkBooks } from '../ledger/index.ts';
import { completeOrder } from '../orders/index.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { changeSettings } from '../settings/index.ts';
import { hostileFiles } from '../uploads/testing/hostile-files.ts';
import { pdf, picture } from '../uploads/testing/sound-files.ts';
import { openTrialPanel, watch } from './testing/trial-panel.ts';

const database = await testDatabase();
const { app, db, other, ctx, service, type, quest, customer, manager, staffCall, decide } =
  await openTrialPanel(database);
const png = await picture('png');
const proof = { proof_url: 'https://example.com/proof' };

const waiting = async () => (await staffCall('free-trials?limit=200')).json().data;
const audited = async (subjectId: number) =>
  (
    await db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', String(subjectId))
      .where('action', 'like', 'free-trials.%')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

test('with a proof it waits; approved, it is ordered; delivered, it is complete', async () => {
  const id = await quest({ allow_proof_url: true, proof_is_required: true });
  const person = await customer();
  const missing = await person.request(id, watch());
  expect([missing.statusCode, Object.keys(missing.json().errors)]).toEqual([422, ['proof_url']]);
  const trial = (await person.request(id, watch(), proof)).json().data;
  expect(trial).toMatchObject({ status: 'in_moderation', order_id: null, ...proof });
  expect(await waiting()).toContainEqual(expect.objectContaining({ id: trial.id, suspicions: [] }));

  const [one, two] = await Promise.all([decide(trial.id, 'approval'), decide(trial.id, 'approval')]);
  expect([one.statusCode, two.statusCode].sort()).toEqual([200, 409]);
  const [running] = await person.trials();
  expect(running.status).toBe('in_processing');
  const orders = await db
    .selectFrom('customer_order')
    .select('id')
    .where('account_id', '=', person.id)
    .execute();
  expect(orders).toEqual([{ id: BigInt(running.order_id) }]);
  await completeOrder(ctx, BigInt(running.order_id));
  expect((await person.trials())[0].status).toBe('completed');
  expect(await audited(trial.id)).toEqual(['free-trials.approve']);
  expect(await checkBooks(db, allBooks)).toEqual([]);
});

test('a rejection is told with its reason, is on record, and gives the repeat back', async () => {
  const id = await quest({ allow_proof_url: true });
  const person = await customer();
  const url = watch();
  const trial = (await person.request(id, url, proof)).json().data;
  expect((await decide(trial.id, 'rejection', { reason: ' ' })).statusCode).toBe(422);
  const rejected = await decide(trial.id, 'rejection', { reason: 'The post is gone.' });
  expect(rejected.json().data).toMatchObject({ status: 'rejected', reject_reason: 'The post is gone.' });
  expect((await person.trials())[0]).toMatchObject({
    status: 'rejected',
    reject_reason: 'The post is gone.',
  });
  expect(await audited(trial.id)).toEqual(['free-trials.reject']);
  const mail = await db
    .selectFrom('outbox_mail')
    .select('text_body')
    .where('recipient', '=', person.email)
    .where('template', '=', 'free-trial-rejected')
    .executeTakeFirstOrThrow();
  expect(mail.text_body).toContain('The post is gone.');
  expect((await decide(trial.id, 'approval')).statusCode).toBe(409);
  expect((await person.request(id, url, proof)).json().data.status).toBe('in_moderation');
});

test('the panel’s budget of a day holds whatever is asked for or approved at once', async () => {
  const quests = [await quest(), await quest(), await quest({ allow_proof_url: true })];
  const [first, second, third, fourth] = [
    await customer(),
    await customer(),
    await customer(),
    await customer(),
  ];
  const withProof = (await third.request(quests[2] ?? 0, watch(), proof)).json().data;
  const { spent } = await db
    .selectFrom('customer_order')
    .select(({ fn }) => fn.sum<bigint>('sponsored').as('spent'))
    .where('panel_id', '=', ctx.panel.id)
    .executeTakeFirstOrThrow();
  // Each trial costs 0.1: there is money for one more.
  const budget = formatMoney(money(BigInt(spent ?? 0n) + 15_000_000n));
  await changeSettings(ctx, { freeTrials: { dailyBudget: budget } });
  const asked = await Promise.all([
    first.request(quests[0] ?? 0, watch()),
    second.request(quests[1] ?? 0, watch()),
  ]);
  expect(asked.map((answer) => answer.json().data.status).sort()).toEqual(['in_moderation', 'in_processing']);
  const held = asked.map((answer) => answer.json().data).find(({ status }) => status === 'in_moderation');
  expect(await waiting()).toContainEqual(
    expect.objectContaining({ id: held.id, suspicions: ['daily_budget'], order_id: null }),
  );
  const refused = await decide(withProof.id, 'approval');
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'trial_budget_used_up']);
  expect(await waiting()).toContainEqual(
    expect.objectContaining({ id: withProof.id, status: 'in_moderation', suspicions: ['daily_budget'] }),
  );
  expect(await audited(withProof.id)).toEqual([]);

  await changeSettings(ctx, { freeTrials: { dailyBudget: '1000' } });
  expect((await decide(withProof.id, 'approval')).json().data).toMatchObject({ status: 'in_processing' });
  await changeSettings(ctx, { freeTrials: { dailyBudget: null } });
  expect((await fourth.request(quests[0] ?? 0, watch())).json().data.status).toBe('in_processing');
});

test('what looks like farming waits, with the reasons shown', async () => {
  const id = await quest({ repeats_count: 3 });
  const address = '198.51.100.7';
  const [first, second] = [await customer(address), await customer(address)];
  const url = watch();
  expect((await first.request(id, url)).json().data.status).toBe('in_processing');
  const held = (await second.request(id, url)).json().data;
  expect(held.status).toBe('in_moderation');
  const [shown] = (await waiting()).filter((trial: { id: number }) => trial.id === held.id);
  expect(shown.suspicions).toEqual(['same_address', 'same_link']);

  const throwaway = await customer();
  await db
    .updateTable('account')
    .set({ email: `x${throwaway.id}@yopmail.com` })
    .where('id', '=', throwaway.id)
    .execute();
  const suspicious = (await throwaway.request(id, watch())).json().data;
  expect(suspicious.status).toBe('in_moderation');
});

test('the browser is known again under another account', async () => {
  const id = await quest({ repeats_count: 3 });
  const [first, second] = [await customer(), await customer()];
  const answer = await first.request(id, watch());
  const [device] = answer.cookies.filter(({ name }: { name: string }) => name.includes('TRIAL_DEVICE'));
  const again = await second.call('/api/v1/free-trials', {
    method: 'POST',
    cookies: { [device?.name ?? '']: device?.value ?? '' },
    payload: { free_trial_quest_id: id, url: watch() },
  });
  const held = again.json().data;
  const [shown] = (await waiting()).filter((trial: { id: number }) => trial.id === held.id);
  expect(shown.suspicions).toEqual(['same_device']);
});

test('an uploaded proof is seen by its owner and by staff, whose look is on record', async () => {
  const id = await quest({ allow_proof_file: true, proof_is_required: true, repeats_count: 50 });
  const [person, stranger] = [await customer(), await customer()];
  const trial = (await person.upload(id, watch(), png)).json().data;
  expect(trial).toMatchObject({ status: 'in_moderation', proof_file: 'proof.png' });
  const own = await person.call(`/api/v1/free-trials/${trial.id}/proof`);
  expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'image/png']);
  expect(own.headers['content-disposition']).toContain('attachment');
  expect((await stranger.call(`/api/v1/free-trials/${trial.id}/proof`)).statusCode).toBe(404);
  expect((await staffCall(`free-trials/${trial.id}/proof`)).statusCode).toBe(200);
  expect(await audited(trial.id)).toEqual(['free-trials.view-proof']);
  for (const file of (await hostileFiles()).filter(({ outcome }) => outcome !== 'kept').slice(0, 12)) {
    const answer = await person.upload(id, watch(), file.bytes);
    expect([file.what, answer.statusCode]).toEqual([file.what, 422]);
  }
});

test('a quest is made, changed, given a picture and switched off; bad input changes nothing', async () => {
  const body = {
    name: 'Free views',
    service_id: Number(service.id),
    quantity: 50,
    repeats_count: 1,
    daily_limit: 10,
    allow_proof_url: false,
    allow_proof_file: false,
    proof_is_required: false,
    is_enabled: true,
    position: 3,
    min_user_spend_amount: '2.5',
  };
  const create = (changes: object) =>
    staffCall('free-trial-quests', { method: 'POST', payload: { ...body, ...changes } });
  const made = (await create({})).json().data;
  const { service_id, ...terms } = body;
  expect(made).toMatchObject({
    ...terms,
    service: { id: service_id },
    value: '0.05',
    image: null,
    begun: 0,
    trials: 0,
    cost: '0',
  });
  const fancy = await createService(db, type, { is_subscription: true, min: 10n });
  for (const [changes, field] of [
    [{ quantity: 5 }, 'quantity'],
    [{ service_id: 999_999 }, 'service_id'],
    [{ proof_is_required: true }, 'proof_is_required'],
    [{ name: ' ' }, 'name'],
    [{ min_user_spend_amount: '-1' }, 'min_user_spend_amount'],
  ] as const) {
    const refused = await create(changes);
    expect([field, refused.statusCode, Object.keys(refused.json().errors)]).toEqual([field, 422, [field]]);
  }
  await expect
    .poll(async () => (await create({ service_id: Number(fancy.id) })).json().errors?.service_id?.length)
    .toBe(1);

  const change = (id: number, changes: object) =>
    staffCall(`free-trial-quests/${id}`, { method: 'PUT', payload: { ...body, ...changes } });
  expect((await change(made.id, { is_enabled: false })).json().data.is_enabled).toBe(false);
  expect((await change(999_999, {})).statusCode).toBe(404);

  const image = (bytes?: Buffer) => {
    const form = multipart({}, bytes ? [{ field: 'file', name: 'a.png', bytes }] : []);
    return staffCall(`free-trial-quests/${made.id}/image`, {
      method: 'POST',
      ...form,
      headers: { ...form.headers, ...manager.headers },
    });
  };
  const { image: path } = (await image(png)).json().data;
  expect((await app.call(path)).headers['content-type']).toBe('image/png');
  expect((await image(pdf())).statusCode).toBe(422);
  expect((await app.call(path)).statusCode).toBe(200);
  expect((await app.call(path, { headers: { host: other.host } })).statusCode).toBe(404);
  expect((await image()).json().data.image).toBeNull();
  expect((await app.call(path)).statusCode).toBe(404);
  expect(await audited(made.id)).toEqual([
    'free-trials.create-quest',
    'free-trials.change-quest',
    'free-trials.set-image',
    'free-trials.set-image',
  ]);
});

test('only those who may run trials decide; the table is found by customer and comes as a file', async () => {
  const id = await quest({ allow_proof_url: true });
  const person = await customer();
  const trial = (await person.request(id, watch(), proof)).json().data;
  const support = await staffMember(app, database, 'support');
  const refused = await app.call(`/api/v1/admin/free-trials/${trial.id}/approval`, {
    method: 'POST',
    headers: support.headers,
  });
  expect(refused.statusCode).toBe(404);
  const found = (await staffCall(`free-trials?search=${encodeURIComponent(person.email)}`)).json().data;
  expect(found.map((one: { id: number }) => one.id)).toEqual([trial.id]);
  const csv = await staffCall(`free-trials/export?search=${trial.id}`);
  expect(csv.body).toContain(person.email);
});

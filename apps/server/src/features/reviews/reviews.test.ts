import { expect, test } from 'vitest';
import { createAccount } from '../../testing/create-account.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createNetwork, createService, createServiceType } from '../catalogue/testing/create-catalogue.ts';
import { listMyServices } from './list-my-services.ts';
import { listServiceReviews } from './list-service-reviews.ts';
import { moderateReview } from './moderate-review.ts';
import { submitReviews } from './submit-reviews.ts';

const database = await testDatabase();
const { db } = database;
const panel = await createHostedPanel(database);
const ctx = await testContext(database, { panel });
const type = await createServiceType(db, await createNetwork(db, panel));
const [one, two, gone] = [
  await createService(db, type),
  await createService(db, type),
  await createService(db, type, { is_enabled: false }),
];
const [oneId, twoId] = [Number(one.id), Number(two.id)];

async function buyer(...received: { id: bigint }[]) {
  const { id } = await createAccount(db, panel, { name: 'Maria del Mar Lopez' });
  for (const [index, service] of received.entries()) {
    const completed = new Date(Date.UTC(2026, 0, 1 + index));
    await db
      .insertInto('service_purchase')
      .values({ panel_id: panel.id, account_id: id, service_id: service.id, last_completed_at: completed })
      .execute();
  }
  return { ...ctx, actor: { kind: 'user', accountId: id, permissions: [], frozen: false } as const };
}

const page = { page: 1, per_page: 10 };
const reviewIds = async (serviceId: bigint) =>
  (
    await db.selectFrom('review').select('id').where('service_id', '=', serviceId).orderBy('id').execute()
  ).map(({ id }) => id);

test('my services: what I received and what still stands, latest first, with my review', async () => {
  const mine = await buyer(one, two, gone);
  expect((await listMyServices(mine, page)).data.map(({ service }) => service.id)).toEqual([twoId, oneId]);
  await submitReviews(mine, [{ service_id: oneId, rating: 4, comment: ' Good ' }]);
  const { data, total } = await listMyServices(mine, page);
  expect(total).toBe(2);
  expect(data[1]).toMatchObject({
    completed_orders: 1,
    last_completed_at: '2026-01-01T00:00:00.000Z',
    review: { rating: 4, comment: 'Good', status: 'in_moderation' },
  });
  const open = await listMyServices(mine, { ...page, onlyWithoutReview: true });
  expect(open.data.map(({ service }) => service.id)).toEqual([twoId]);
  expect((await listMyServices(await buyer(), page)).data).toEqual([]);
});

test('a review is shown and counted once approved, and a changed one is read again', async () => {
  const service = await createService(db, type);
  const serviceId = Number(service.id);
  const [mine, theirs] = [await buyer(service), await buyer(service)];
  await submitReviews(mine, [{ service_id: serviceId, rating: 5, comment: 'Fine' }]);
  await submitReviews(theirs, [{ service_id: serviceId, rating: 2 }]);
  expect(await listServiceReviews(ctx, serviceId, page)).toMatchObject({ data: [], count: 0, rating: null });

  const ids = await reviewIds(service.id);
  for (const reviewId of ids) await moderateReview(ctx, { reviewId, status: 'approved' });
  const shown = await listServiceReviews(ctx, serviceId, page);
  expect(shown).toMatchObject({ count: 2, total: 2, rating: 3.5, distribution: [0, 1, 0, 0, 1] });
  expect(shown.data[1]).toMatchObject({ author_name: 'Maria L.', rating: 5, comment: 'Fine', locale: 'en' });
  expect((await listServiceReviews(ctx, serviceId, { ...page, rating: 5 })).total).toBe(1);
  expect(await figures(service.id)).toEqual({ reviews_count: 2, rating_hundredths: 350 });

  const [again] = (await submitReviews(mine, [{ service_id: serviceId, rating: 5, comment: 'Fine' }])).data;
  expect(again?.status).toBe('approved');
  const [changed] = (await submitReviews(mine, [{ service_id: serviceId, rating: 1, comment: 'Broke' }]))
    .data;
  expect(changed?.status).toBe('in_moderation');
  expect(await figures(service.id)).toEqual({ reviews_count: 1, rating_hundredths: 200 });
  await moderateReview(ctx, { reviewId: ids[1] ?? 0n, status: 'rejected' });
  expect(await figures(service.id)).toEqual({ reviews_count: 0, rating_hundredths: null });
});

const figures = (id: bigint) =>
  db
    .selectFrom('service')
    .select(['reviews_count', 'rating_hundredths'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('only what was received can be reviewed, each service once a call, and all or nothing', async () => {
  const mine = await buyer(one);
  const refused = submitReviews(mine, [
    { service_id: oneId, rating: 5 },
    { service_id: twoId, rating: 5 },
    { service_id: oneId, rating: 1 },
  ]);
  await expect(refused).rejects.toMatchObject({
    code: 'invalid_input',
    fields: [
      { field: 'reviews.1.service_id', code: 'invalid' },
      { field: 'reviews.2.service_id', code: 'invalid' },
    ],
  });
  expect((await listMyServices(mine, page)).data[0]?.review).toBeNull();
});

test('two reviews of one service sent at once end as one', async () => {
  const service = await createService(db, type);
  const mine = await buyer(service);
  const review = { service_id: Number(service.id), rating: 3 };
  await Promise.all(Array.from({ length: 10 }, () => submitReviews(mine, [review])));
  expect(await reviewIds(service.id)).toHaveLength(1);
});

test('moderation is on record, and does not reach into another panel', async () => {
  const service = await createService(db, type);
  await submitReviews(await buyer(service), [{ service_id: Number(service.id), rating: 3 }]);
  const [reviewId = 0n] = await reviewIds(service.id);
  const other = await testContext(database);
  await expect(moderateReview(other, { reviewId, status: 'approved' })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(listServiceReviews(other, Number(service.id), page)).rejects.toMatchObject({
    code: 'not_found',
  });
  await moderateReview(ctx, { reviewId, status: 'approved' });
  await moderateReview(ctx, { reviewId, status: 'approved' });
  const audited = await db
    .selectFrom('audit_entry')
    .select('action')
    .where('panel_id', '=', panel.id)
    .where('subject_id', '=', String(reviewId))
    .execute();
  expect(audited).toEqual([{ action: 'reviews.moderate' }]);
});

test('a guest is asked to sign in; stars and words have bounds; no other field is taken', async () => {
  const { call } = await testApp(database);
  const headers = { host: panel.host };
  const post = (payload: object) => call('/api/v1/my-services/reviews', { method: 'POST', headers, payload });
  const paths = ['/api/v1/my-services', '/api/v1/my-services/without-reviews', '/api/v1/services/favorites'];
  for (const path of paths) expect((await call(path, { headers })).statusCode).toBe(401);
  expect((await post({ reviews: [{ service_id: oneId, rating: 5 }] })).statusCode).toBe(401);
  expect((await call(`/api/v1/services/${oneId}/reviews`, { headers })).statusCode).toBe(200);
  expect((await call(`/api/v1/services/${oneId}/reviews?rating=6`, { headers })).statusCode).toBe(422);
});

import { expect, test } from 'vitest';
import { insertAuditEntry } from '../../platform/audit/record-audit.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';

const database = await testDatabase();
const app = await testApp(database);
const panel = await rootPanel(database);
await switchCaptchaOff(database);
const manager = await staffMember(app, database, 'manager');
const ctx = await testContext(database, { panel });
const acting = {
  ...ctx,
  actor: { kind: 'user', accountId: manager.id, permissions: [], frozen: false } as const,
};

for (const [action, subjectType, subjectId] of [
  ['orders.cancel', 'order', '7'],
  ['orders.refund', 'order', '8'],
  ['coupons.create', 'coupon', '1'],
] as const)
  await insertAuditEntry(acting, {
    action,
    subjectType,
    subjectId,
    reason: '=1+1',
    before: { secret_key: 'S3CR3T' },
    after: { state: 'x' },
  });
await insertAuditEntry(
  { ...ctx, actor: { kind: 'system', name: 'sweep' } },
  {
    action: 'orders.sweep',
    subjectType: 'order',
    subjectId: '9',
  },
);

const ask = async (query: string) =>
  (await app.call(`/api/v1/admin/audit?${query}`, { headers: manager.headers })).json();
const actions = async (query: string) =>
  (await ask(query)).data.map(({ action }: { action: string }) => action);

test('by day', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const later = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const own = 'subject_type=coupon';
  expect(await actions(`${own}&start_date=${today}`)).toEqual(['coupons.create']);
  expect(await actions(`${own}&start_date=${yesterday}&end_date=${today}`)).toEqual(['coupons.create']);
  expect(await actions(`${own}&end_date=${yesterday}`)).toEqual([]);
  expect(await actions(`${own}&start_date=${later}`)).toEqual([]);
});

test('the newest first, page by page', async () => {
  const first = await ask('action=orders&limit=2');
  expect(first.data.map(({ action }: { action: string }) => action)).toEqual([
    'orders.sweep',
    'orders.refund',
  ]);
  expect(await actions(`action=orders&limit=2&after=${first.next}`)).toEqual(['orders.cancel']);
});

test('by who did it, what was done, and about what; wildcards mean themselves', async () => {
  expect(await actions(`search=${manager.id}&action=coupons.`)).toEqual(['coupons.create']);
  expect(await actions(`search=${encodeURIComponent(manager.email)}&subject_type=order`)).toEqual([
    'orders.refund',
    'orders.cancel',
  ]);
  expect(await actions('subject_type=order&subject_id=8')).toEqual(['orders.refund']);
  expect(await actions('action=%25')).toEqual([]);
  expect(await actions('search=nobody@people.example')).toEqual([]);
  expect(await actions('end_date=2001-01-01')).toEqual([]);
});

test('the file has the same rows, without secrets and without formulas', async () => {
  const answer = await app.call('/api/v1/admin/audit.csv?action=orders.cancel', { headers: manager.headers });
  expect(answer.headers['content-type']).toContain('text/csv');
  expect(answer.body).toContain('orders.cancel');
  expect(answer.body).toContain("'=1+1");
  expect(answer.body).not.toContain('S3CR3T');
  expect(answer.body.trim().split('\r\n').length).toBeGreaterThan(1);
});

import { expect, test } from 'vitest';
import { rootPanel } from '../../testing/root-panel.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { socialConfig } from './stored-providers.ts';

const database = await testDatabase();
const app = await testApp(database);
const ctx = await testContext(database, { panel: await rootPanel(database) });
await switchCaptchaOff(database);
const owner = await staffMember(app, database, 'owner');

const call = (method: 'GET' | 'PUT' | 'DELETE', path = '', payload?: object) =>
  app.call(`/api/v1/admin/social-providers${path}`, {
    method,
    headers: owner.headers,
    ...(payload === undefined ? {} : { payload }),
  });

test('keys are kept, the secret is never answered, and removing takes the button away', async () => {
  expect((await call('GET')).json().data).toMatchObject([
    { provider: 'google', client_id: null, callback_url: expect.stringContaining('/login/google/callback') },
    { provider: 'facebook', client_id: null },
    { provider: 'telegram', client_id: null },
  ]);
  const body = { client_id: 'app-1', secret: 'very-secret', one_tap: true };
  expect((await call('PUT', '/google', body)).statusCode).toBe(204);
  const answer = await call('GET');
  expect(answer.json().data[0]).toMatchObject({ client_id: 'app-1', one_tap: true });
  expect(answer.body).not.toContain('very-secret');
  expect(await socialConfig(ctx, 'google')).toMatchObject({ clientId: 'app-1', secret: 'very-secret' });
  expect((await call('DELETE', '/google')).statusCode).toBe(204);
  expect((await call('DELETE', '/google')).statusCode).toBe(404);
  const audited = await database.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id'])
    .where('subject_type', '=', 'social-provider')
    .orderBy('id')
    .execute();
  expect(audited).toEqual([
    { action: 'social.set-provider', actor_id: owner.id },
    { action: 'social.remove-provider', actor_id: owner.id },
  ]);
});

import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { mailPasswordResetJob } from './mail-password-reset.job.ts';
import { mailedLinks, post, profileOf, signUpVisitor, switchCaptchaOff } from './testing/visitor.ts';

const database = await testDatabase();
const here = await testApp(database);
const there = await testApp(database);
beforeAll(() => switchCaptchaOff(database));

type Person = Awaited<ReturnType<typeof signUpVisitor>>;

const change = (id: bigint, values: object) =>
  database.db.updateTable('account').set(values).where('id', '=', id).execute();

async function reset({ email }: Person): Promise<void> {
  const panel = await database.db
    .selectFrom('panel')
    .select(['id', 'slug', 'name'])
    .executeTakeFirstOrThrow();
  const ctx = await testContext(database, { panel });
  ctx.clock.set(new Date());
  const { handle } = await mailPasswordResetJob.load();
  await handle(ctx, { panelId: panel.id, email, origin: 'http://localhost' });
  const [link] = await mailedLinks(database, email);
  const answer = await post(here, '/password/reset', {
    email,
    token: link?.searchParams.get('code'),
    password: 'a brand new one',
    password_confirmation: 'a brand new one',
  });
  expect(answer.statusCode).toBe(204);
}

const endings: Record<string, (person: Person) => Promise<unknown>> = {
  'signing out': ({ bearer }) => here.call('/logout', { method: 'POST', headers: { authorization: bearer } }),
  'a new password': reset,
  'a freeze': ({ id }) => change(id, { frozen_at: new Date() }),
  'another role': ({ id }) => change(id, { role: 'support' }),
};

test.each(Object.entries(endings))('%s is felt in the other process within a second', async (_, end) => {
  const person = await signUpVisitor(here);
  // Both processes have just seen the session and may still believe in it.
  for (const app of [here, there]) expect((await profileOf(app, person.bearer)).statusCode).toBe(200);
  await end(person);
  const refusedBy = async () =>
    Promise.all([here, there].map(async (app) => (await profileOf(app, person.bearer)).statusCode));
  await expect.poll(refusedBy, { timeout: 1000, interval: 100 }).toEqual([401, 401]);
  const refresh = await there.call('/refresh', {
    cookies: { REFRESH_TOKEN: person.cookies.REFRESH_TOKEN ?? '' },
  });
  expect(refresh.statusCode).toBe(401);
});

test('other changes of an account leave its sessions alone', async () => {
  const { id, bearer } = await signUpVisitor(here);
  await change(id, { name: 'Robin the second', locale: 'de' });
  expect((await profileOf(there, bearer)).json().data.name).toBe('Robin the second');
});

import { beforeAll, expect, test } from 'vitest';
import { rootPanel } from '../../../testing/root-panel.ts';
import { startOtherProcess } from '../../../testing/start-other-process.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { mailPasswordResetJob } from '../password-reset/mail-password-reset.job.ts';
import { mailedLinks, post, profileOf, signUpVisitor, switchCaptchaOff } from '../testing/visitor.ts';

const database = await testDatabase();
const here = await testApp(database);
const there = await startOtherProcess(database);
beforeAll(() => switchCaptchaOff(database));

type Person = Awaited<ReturnType<typeof signUpVisitor>>;

const change = (id: bigint, values: object) =>
  database.db.updateTable('account').set(values).where('id', '=', id).execute();

async function reset({ email }: Person): Promise<void> {
  const panel = await rootPanel(database);
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

const profileThere = (authorization: string) =>
  fetch(`${there.origin}/api/v1/profile`, { headers: { authorization } });
const answers = async (bearer: string) =>
  Promise.all([
    profileOf(here, bearer).then(({ statusCode }) => statusCode),
    profileThere(bearer).then(({ status }) => status),
  ]);

const endings: Record<string, (person: Person) => Promise<unknown>> = {
  'signing out': ({ bearer }) => here.call('/logout', { method: 'POST', headers: { authorization: bearer } }),
  'a new password': reset,
  'a freeze': ({ id }) => change(id, { frozen_at: new Date() }),
  'another role': ({ id }) => change(id, { role: 'support' }),
};

test.each(Object.entries(endings))('%s is felt in the other process within a second', async (_, end) => {
  const person = await signUpVisitor(here);
  // Both processes have just cached the session.
  expect(await answers(person.bearer)).toEqual([200, 200]);
  await end(person);
  await expect.poll(() => answers(person.bearer), { timeout: 1000, interval: 100 }).toEqual([401, 401]);
  const cookie = `__Host-REFRESH_TOKEN=${person.cookies['__Host-REFRESH_TOKEN'] ?? ''}`;
  expect((await fetch(`${there.origin}/refresh`, { headers: { cookie } })).status).toBe(401);
});

test('other changes of an account leave its sessions alone', async () => {
  const { id, bearer } = await signUpVisitor(here);
  await change(id, { name: 'Robin the second', locale: 'de' });
  const { data } = (await (await profileThere(bearer)).json()) as { data: { name: string } };
  expect(data.name).toBe('Robin the second');
});

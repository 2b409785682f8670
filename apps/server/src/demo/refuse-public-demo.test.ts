import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { StartupProblem } from '../platform/process/startup-problem.ts';
import { createAccount } from '../testing/create-account.ts';
import { createPanel } from '../testing/create-panel.ts';
import { testDatabase } from '../testing/test-database.ts';
import { demoEmails, demoPassword } from './panel/demo-people.ts';
import { refusePublicDemo } from './refuse-public-demo.ts';

const { db } = await testDatabase();
const web = { demo: false, demoPublic: false, host: '0.0.0.0', services: ['web'] } as const;

test.each(['0.0.0.0', '::', '10.0.0.1', '203.0.113.7', 'panel.example', '::ffff:10.0.0.1'])(
  'a demo does not start at %s',
  async (host) => {
    await expect(refusePublicDemo(db, { ...web, demo: true, host })).rejects.toThrow(/DEMO_PUBLIC=1/);
  },
);

test.each(['localhost', '127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])(
  'it starts at %s',
  async (host) => {
    await refusePublicDemo(db, { ...web, demo: true, host });
  },
);

test('it starts anywhere when that is meant, and a worker listens nowhere', async () => {
  await refusePublicDemo(db, { ...web, demo: true, demoPublic: true });
  await refusePublicDemo(db, { ...web, demo: true, services: ['worker'] });
});

test('what counts without DEMO=1 is an account with the known password', async () => {
  await refusePublicDemo(db, web);
  const panel = await createPanel(db);
  const [, email = ''] = demoEmails;
  const { id } = await createAccount(db, panel, { email, password_hash: await hash(demoPassword) });
  await expect(refusePublicDemo(db, web)).rejects.toThrow(StartupProblem);
  const changed = { password_hash: await hash('a password of their own') };
  await db.updateTable('account').set(changed).where('id', '=', id).execute();
  await refusePublicDemo(db, web);
});

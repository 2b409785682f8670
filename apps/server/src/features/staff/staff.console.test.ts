import { expect, test } from 'vitest';
import { createAccount } from '../../testing/create-account.ts';
import { createPanel } from '../../testing/create-panel.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import {
  mailedLinks,
  password,
  post,
  provenVisitor,
  signUpVisitor,
  switchCaptchaOff,
} from '../sessions/testing/visitor.ts';

const database = await testDatabase();
const app = await testApp(database);
const panel = await rootPanel(database);
await switchCaptchaOff(database);
const owner = await staffMember(app, database, 'owner');

type Headers = Record<string, string>;
const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers: Headers = owner.headers,
) => app.call(`/api/v1/admin${path}`, { method, headers, ...(payload && { payload }) });

const roleOf = async (id: bigint) =>
  (await database.db.selectFrom('account').select('role').where('id', '=', id).executeTakeFirstOrThrow())
    .role;

async function newRole(name: string, permissions: string[]): Promise<number> {
  const answer = await send('POST', '/roles', { name, permissions });
  return answer.json().data.find((role: { name: string }) => role.name === name).id;
}

/** Registers and follows the welcome mail; the invitation's own mail is put aside. */
async function prove(email: string): Promise<bigint> {
  await database.db.deleteFrom('outbox_mail').where('recipient', '=', email).execute();
  return (await provenVisitor(app, database, email)).id;
}

test('whoever owns the invited address becomes staff at once, and hears of it', async () => {
  const person = await createAccount(database.db, panel, { email: 'helper@people.example' });
  const answer = await send('POST', '/staff/invitations', {
    email: 'Helper@people.example',
    role: 'support',
  });
  expect(answer.statusCode).toBe(200);
  expect(await roleOf(person.id)).toBe('support');
  expect(answer.json().data.invitations).toEqual([]);
  const mail = await database.db
    .selectFrom('outbox_mail')
    .select(['template'])
    .where('recipient', '=', 'helper@people.example')
    .execute();
  expect(mail).toEqual([{ template: 'staff-invitation' }]);
});

test('anybody else becomes staff when they have proven the address, not when they claim it', async () => {
  await send('POST', '/staff/invitations', { email: 'later@people.example', role: 'editor' });
  const claimant = await createAccount(database.db, panel, {
    email: null,
    claimed_email: 'later@people.example',
  });
  expect(await roleOf(claimant.id)).toBe('customer');
  expect(await roleOf(await prove('later@people.example'))).toBe('editor');
});

test('who proves the address stays signed in where they do, and may do there what the role may', async () => {
  const email = 'stays@people.example';
  await send('POST', '/staff/invitations', { email, role: 'support' });
  const { bearer } = await signUpVisitor(app, email);
  const elsewhere = String((await post(app, '/login', { email, password })).headers.authorization);
  const [link] = await mailedLinks(database, email);
  const code = { token: link?.searchParams.get('code') };
  const proven = await post(app, '/email/verify', code, { headers: { authorization: bearer } });
  expect(proven.statusCode).toBe(204);
  // Has not read these sessions before.
  const otherProcess = await testApp(database);
  const answers = [bearer, elsewhere].map(async (authorization) => {
    const answer = await otherProcess.call('/api/v1/admin/queues', { headers: { authorization } });
    return answer.statusCode;
  });
  expect(await Promise.all(answers)).toEqual([200, 401]);
});

test('an invitation that was taken back or has expired gives nothing', async () => {
  const invited = await send('POST', '/staff/invitations', { email: 'no@people.example', role: 'support' });
  const [{ id }] = invited.json().data.invitations;
  expect((await send('DELETE', `/staff/invitations/${id}`)).statusCode).toBe(200);
  expect((await send('DELETE', `/staff/invitations/${id}`)).statusCode).toBe(404);
  await send('POST', '/staff/invitations', { email: 'old@people.example', role: 'support' });
  await database.db
    .updateTable('staff_invitation')
    .set({ expires_at: new Date(0) })
    .where('email', '=', 'old@people.example')
    .execute();
  for (const email of ['no@people.example', 'old@people.example'])
    expect(await roleOf(await prove(email))).toBe('customer');
});

test('a role of the panel’s own opens what it names and nothing else, and a change takes effect', async () => {
  const id = await newRole('Ticket desk', ['console.view', 'tickets.manage']);
  const person = await staffMember(app, database, 'support');
  const change = await send('PUT', `/staff/${person.id}/role`, { role: 'custom', staff_role_id: id });
  expect(change.statusCode).toBe(200);
  const again = await staffMember(app, database, 'support');
  await send('PUT', `/staff/${again.id}/role`, { role: 'custom', staff_role_id: id });
  expect((await send('GET', '/queues', undefined, person.headers)).statusCode).toBe(401);
  const roles = (await send('GET', '/roles')).json().data;
  expect(roles.find((role: { id: number }) => role.id === id)).toMatchObject({ people: 2 });
  expect((await send('DELETE', `/roles/${id}`)).statusCode).toBe(409);
  const audited = await database.db
    .selectFrom('audit_entry')
    .select(['action', 'before', 'after'])
    .where('subject_id', '=', String(person.id))
    .where('action', '=', 'staff.change-role')
    .execute();
  expect(audited).toEqual([
    {
      action: 'staff.change-role',
      before: { role: 'support', staff_role_id: null },
      after: { role: 'custom', staff_role_id: String(id) },
    },
  ]);
});

test('nobody gives away what they lack, nor changes somebody who may do more, nor themselves', async () => {
  const id = await newRole('Recruiter', ['console.view', 'staff.manage', 'tickets.manage']);
  const recruiter = await staffMember(app, database, 'support');
  await database.db
    .updateTable('account')
    .set({ role: 'custom', staff_role_id: BigInt(id) })
    .where('id', '=', recruiter.id)
    .execute();
  const entered = await post(app, '/login', { email: recruiter.email, password });
  const headers = { authorization: String(entered.headers.authorization) };
  const invite = (role: string) =>
    send('POST', '/staff/invitations', { email: `${role}@people.example`, role }, headers);
  expect((await invite('owner')).json().errors).toHaveProperty('role');
  expect(
    (await send('POST', '/roles', { name: 'More', permissions: ['orders.refund'] }, headers)).statusCode,
  ).toBe(422);
  expect((await send('PUT', `/staff/${owner.id}/role`, { role: 'customer' }, headers)).statusCode).toBe(422);
  expect((await send('PUT', `/staff/${owner.id}/role`, { role: 'customer' })).statusCode).toBe(409);
  expect(await roleOf(owner.id)).toBe('owner');
});

test('of two owners who demote each other at once, one stays', async () => {
  const other = await staffMember(app, database, 'owner');
  const codes = await Promise.all([
    send('PUT', `/staff/${other.id}/role`, { role: 'customer' }),
    send('PUT', `/staff/${owner.id}/role`, { role: 'customer' }, other.headers),
  ]);
  expect(codes.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('another panel’s roles and people do not exist', async () => {
  const elsewhere = await createPanel(database.db, { slug: 'elsewhere' });
  const stranger = await createAccount(database.db, elsewhere, { role: 'support' });
  const answer = await send('PUT', `/staff/${stranger.id}/role`, { role: 'customer' });
  expect([404, 401]).toContain(answer.statusCode);
});

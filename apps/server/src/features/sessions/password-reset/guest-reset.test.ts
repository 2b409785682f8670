import { beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { freezeAccount, guestAccount } from '../../accounts/index.ts';
import { mailGuest } from '../../checkout/mail-guest.ts';
import { mailedLinks, newEmail, post, signUpVisitor, switchCaptchaOff } from '../testing/visitor.ts';
import { mailPasswordReset } from './mail-password-reset.ts';

const database = await testDatabase();
const app = await testApp(database);
beforeAll(() => switchCaptchaOff(database));
const panel = await app.installation.panels.byHost('localhost');
if (!panel) throw new Error('no panel');
const ctx = await testContext(database, { panel });
ctx.clock.set(new Date());
const secret = 'a brand new one';

/** The guest's account, and the code that was mailed for it. */
async function orderAsGuest() {
  const email = newEmail();
  const accountId = await inTransaction(ctx, (tx) => guestAccount(tx, { email }));
  await mailGuest({ ...ctx, requestId: email }, { accountId, groupId: 1n, email });
  // Its button opens the order; the link for a password stands below.
  const mail = await database.db
    .selectFrom('outbox_mail')
    .select('text_body')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  return { email, accountId, token: /[?&]code=([\w-]+)/.exec(mail.text_body)?.[1] };
}
const reset = (email: string, token: string | null | undefined) =>
  post(app, '/password/reset', { email, token, password: secret, password_confirmation: secret });
const signIn = async (email: string) => {
  const answer = await post(app, '/login', { email, password: secret });
  return BigInt(answer.json().data.id);
};

test('whoever sets a password from the mail about a guest order starts empty, and may take the order over', async () => {
  const { email, accountId, token } = await orderAsGuest();
  expect((await reset(email, token)).statusCode).toBe(204);
  expect(await signIn(email)).not.toBe(accountId);
  // The guest's account stays one that nobody signs in to.
  expect(await inTransaction(ctx, (tx) => guestAccount(tx, { email }))).toBe(accountId);
});

test('one who only forgot a password starts empty: a stranger may have ordered with the address', async () => {
  const { email, accountId } = await orderAsGuest();
  await mailPasswordReset(
    { ...ctx, requestId: `reset ${email}` },
    { email, origin: 'https://panel.example' },
  );
  const [link] = await mailedLinks(database, email);
  expect((await reset(email, link?.searchParams.get('code'))).statusCode).toBe(204);
  expect(await signIn(email)).not.toBe(accountId);
});

test('one whose guest account is frozen gets an empty account of their own', async () => {
  const { email, accountId, token } = await orderAsGuest();
  const dispute = { accountId, cause: 'dispute', reference: '1', reason: 'a test' } as const;
  await inTransaction(ctx, (tx) => freezeAccount(tx, dispute));
  expect((await reset(email, token)).statusCode).toBe(204);
  const mine = await signIn(email);
  expect(mine).not.toBe(accountId);
  const { frozen_at, email: proven } = await database.db
    .selectFrom('account')
    .select(['frozen_at', 'email'])
    .where('id', '=', mine)
    .executeTakeFirstOrThrow();
  expect([frozen_at, proven]).toEqual([null, email]);
});

test('once the address has an owner the guest’s link opens nothing', async () => {
  const { email, token } = await orderAsGuest();
  const owner = await signUpVisitor(app);
  await database.db
    .updateTable('account')
    .set({ email, email_verified_at: new Date(), claimed_email: null })
    .where('id', '=', owner.id)
    .execute();
  expect((await reset(email, token)).json().errors).toHaveProperty('token');
});

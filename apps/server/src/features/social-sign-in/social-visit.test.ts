import { afterAll, expect, it } from 'vitest';
import { startIdentityProvider } from '../../testing/start-identity-provider.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { newEmail, post, signUpVisitor, switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { offerAllProviders, socialBrowser } from './testing/social-visitor.ts';

const database = await testDatabase();
const app = await testApp(database, { config: { allowLoopbackFetch: true } });
const local = await startIdentityProvider();
afterAll(local.stop);
const panel = await database.db.selectFrom('panel').selectAll().executeTakeFirstOrThrow();
await offerAllProviders(await testContext(database, { panel }), local);
await switchCaptchaOff(database);

const campaign = {
  marketing_source: 'news',
  marketing_medium: 'mail',
  marketing_campaign: 'may',
  vs_cid: 'c-7',
  vs_subid: 's-8',
};
const ids = { yandex_metrika_client_id: '17', google_analytics4_client_id: '1.2' };
const friend = await database.db
  .selectFrom('account')
  .select(['id', 'affiliate_code'])
  .where('id', '=', (await signUpVisitor(app)).id)
  .executeTakeFirstOrThrow();
const visit = { affiliate_code: friend.affiliate_code, ...campaign, ...ids };

function newPerson(): void {
  const sub = String(Math.floor(Math.random() * 1e15));
  local.visitor = { sub, name: 'Robin', email: newEmail(), email_verified: true, username: 'robin' };
}
const accountOf = (id: number | undefined) =>
  database.db
    .selectFrom('account')
    .select(['referrer_id', 'marketing', 'yandex_metrika_client_id', 'google_analytics4_client_id'])
    .where('id', '=', BigInt(id ?? 0))
    .executeTakeFirstOrThrow();
const remembered = { referrer_id: friend.id, marketing: campaign, ...ids };

it.each(['google', 'facebook', 'telegram'] as const)(
  'an account opened through %s remembers what brought its owner',
  async (provider) => {
    newPerson();
    const browser = socialBrowser(app);
    await browser.signIn(provider, `?${new URLSearchParams({ redirect: '/', ...visit })}`);
    expect(await accountOf(await browser.whoAmI())).toEqual(remembered);
  },
);

it('so does one opened by one tap', async () => {
  newPerson();
  const credential = await local.credential();
  const answer = await post(app, '/login/google-one-tap', { credential, ...visit });
  expect(await accountOf(answer.json().data.id)).toEqual(remembered);
});

it('a later sign-in through another campaign changes nothing', async () => {
  newPerson();
  const browser = socialBrowser(app);
  await browser.signIn('google', `?${new URLSearchParams(visit)}`);
  await socialBrowser(app).signIn('google', '?marketing_source=other&affiliate_code=other');
  expect(await accountOf(await browser.whoAmI())).toEqual(remembered);
});

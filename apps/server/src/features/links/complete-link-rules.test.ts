import { expect, test } from 'vitest';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createNetwork } from '../catalogue/testing/create-catalogue.ts';
import { completeLinkRules } from './complete-link-rules.ts';
import { knownRules } from './known-rules/known-rules.ts';

const database = await testDatabase();
const { db } = database;
const ctx = await testContext(database);
const { panel } = ctx;

const rulesOf = (networkId: bigint) =>
  db.selectFrom('network_link_rule').selectAll().where('network_id', '=', networkId).orderBy('id').execute();

test('a known network of a panel without the demo gets its rules, once', async () => {
  const network = await createNetwork(db, panel, { slug: 'youtube' });
  const own = await createNetwork(db, panel, { slug: 'my-network' });
  await completeLinkRules(ctx);
  const rules = await rulesOf(network.id);
  expect(rules.map(({ pattern }) => pattern)).toEqual(knownRules.youtube.map(({ pattern }) => pattern));
  expect(await rulesOf(own.id)).toEqual([]);
  await completeLinkRules(ctx);
  expect(await rulesOf(network.id)).toEqual(rules);
});

test('rules from before the compared form get it; what an operator wrote stays', async () => {
  const network = await createNetwork(db, panel, { slug: 'facebook' });
  await completeLinkRules(ctx);
  const rules = await rulesOf(network.id);
  const compared = rules.filter(({ compared_form }) => compared_form !== null);
  const [first] = compared;
  if (!first) throw new Error('Facebook shows publications at several addresses');
  const ofFacebook = db.updateTable('network_link_rule').where('network_id', '=', network.id);
  await ofFacebook.set({ compared_form: null }).execute();
  await ofFacebook.set({ normal_form: 'https://own.example/{1}' }).where('id', '=', first.id).execute();
  await completeLinkRules(ctx);
  expect(await rulesOf(network.id)).toEqual(
    rules.map((rule) =>
      rule.id === first.id ? { ...rule, normal_form: 'https://own.example/{1}', compared_form: null } : rule,
    ),
  );
});

import { expect, test } from 'vitest';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createNetwork } from '../catalogue/testing/create-catalogue.ts';
import { completeLinkRules } from './complete-link-rules.ts';
import { describeLink, embedHosts } from './describe-link.ts';

const database = await testDatabase();
const { db } = database;
const ctx = await testContext(database);
const networks = {
  youtube: await createNetwork(db, ctx.panel, { slug: 'youtube' }),
  tiktok: await createNetwork(db, ctx.panel, { slug: 'tiktok' }),
  telegram: await createNetwork(db, ctx.panel, { slug: 'telegram' }),
};
await completeLinkRules(ctx);

test.each([
  [
    'youtube',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'dQw4w9WgXcQ',
  ],
  [
    'youtube',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'dQw4w9WgXcQ',
  ],
  ['youtube', 'https://www.youtube.com/@somebody', null, 'somebody'],
  [
    'tiktok',
    'https://www.tiktok.com/@anna/video/7123456789012345678',
    'https://www.tiktok.com/embed/v2/7123456789012345678',
    '7123456789012345678',
  ],
  ['telegram', 'https://t.me/News/12', 'https://t.me/news/12?embed=1', '12'],
] as const)('%s %s', async (network, url, embedUrl, name) => {
  expect(await describeLink(ctx, { url, networkId: networks[network].id })).toEqual({ embedUrl, name });
});

test('a link that no rule knows says nothing', async () => {
  const networkId = networks.youtube.id;
  expect(await describeLink(ctx, { url: 'https://evil.example/embed/1', networkId })).toBeUndefined();
  expect(await describeLink(ctx, { url: 'javascript:alert(1)', networkId })).toBeUndefined();
});

test('rules from before get their form, and pages may frame those sites only', async () => {
  await db.updateTable('network_link_rule').set({ embed_form: null }).execute();
  await completeLinkRules(ctx);
  const fresh = await testContext(database, { panel: ctx.panel });
  expect(await embedHosts(fresh)).toEqual([
    'https://t.me',
    'https://www.tiktok.com',
    'https://www.youtube-nocookie.com',
  ]);
});

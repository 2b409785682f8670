import { recognizeLink } from '@marquee/domain/links/link-rule.ts';
import { parseWebLink } from '@marquee/domain/links/web-link.ts';
import { expect, test } from 'vitest';
import { type NetworkSlug, networks } from '../../demo/catalogue/networks.ts';
import { serviceTypes } from '../../demo/catalogue/service-types.ts';
import { createCaches } from '../../platform/caches.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createNetwork } from '../catalogue/testing/create-catalogue.ts';
import { completeLinkRules } from './complete-link-rules.ts';
import { identifyNetwork } from './identify-network.ts';
import { storedLinkRules } from './stored-link-rules.ts';
import { foreignHosts, hostileLinks, pagesOfNetworks } from './testing/refused-links.ts';
import { samePublications } from './testing/same-publications.ts';
import { takenLinks } from './testing/taken-links.ts';

const database = await testDatabase();
// Compiling hundreds of patterns for each link would be the slow part.
const caches = createCaches(database.db, { subscribe: () => undefined });
const ctx = { ...(await testContext(database)), caches };
const ids = new Map<bigint, NetworkSlug>();
for (const { slug } of networks) ids.set((await createNetwork(database.db, ctx.panel, { slug })).id, slug);
await completeLinkRules(ctx);
const { byNetwork: rules } = await storedLinkRules.load(database.db, ctx.panel.id);

const recognized = (slug: NetworkSlug, url: string) => {
  const link = parseWebLink(url);
  const [id] = [...ids].find(([, known]) => known === slug) ?? [0n];
  return link && recognizeLink(link, rules.get(id) ?? []);
};
const slugs = networks.map(({ slug }) => slug);
const identified = async (url: string) => ids.get((await identifyNetwork(ctx, url)) ?? 0n);
const spelled = slugs.flatMap((slug) =>
  takenLinks[slug].flatMap(([kind, normal, ...pasted]) =>
    [normal, ...pasted].map((url) => ({ slug, kind, normal, url })),
  ),
);

test('the corpus is large enough to mean something', () => {
  const refused = Object.values(pagesOfNetworks).flat().length + hostileLinks.length + foreignHosts.length;
  expect(spelled.length + refused).toBeGreaterThanOrEqual(300);
});

test.each(spelled)('$slug $kind: $url', async ({ slug, kind, normal, url }) => {
  const link = recognized(slug, url);
  expect(link?.normalized).toBe(normal);
  expect(link?.kinds).toContain(kind);
  expect(await identified(url)).toBe(slug);
});

test.each(slugs.filter((slug) => samePublications[slug]))('%s: one publication, one link', (slug) => {
  const things = (samePublications[slug] ?? []).map((urls) => [
    ...new Set(urls.map((url) => recognized(slug, url)?.compared)),
  ]);
  expect(things.map((compared) => compared.length)).toEqual(things.map(() => 1));
  // Different publications stay different.
  expect(new Set(things.flat()).size).toBe(things.length);
});

test.each(slugs.flatMap((slug) => pagesOfNetworks[slug].map((url) => ({ slug, url }))))(
  'nothing of $slug that can be promoted: $url',
  ({ slug, url }) => {
    expect(recognized(slug, url)).toBeUndefined();
  },
);

test.each(hostileLinks)('no link: %j', async (url) => {
  expect(slugs.filter((slug) => recognized(slug, url))).toEqual([]);
  expect(await identifyNetwork(ctx, url)).toBeNull();
});

test.each(foreignHosts)('another host: %s', async (url) => {
  expect(slugs.filter((slug) => recognized(slug, url))).toEqual([]);
  expect(await identifyNetwork(ctx, url)).toBeNull();
});

test.each(serviceTypes)('$slug takes the link that it shows as its example', (type) => {
  const request = type.brand === 'YouTube Shorts' ? 'short' : type.target;
  expect(recognized(type.network, type.exampleLink)?.kinds).toContain(request);
});

test.each(networks.flatMap(({ slug, urlExamples }) => urlExamples.map((url) => ({ slug, url }))))(
  'the example of $slug is recognised: $url',
  ({ slug, url }) => {
    expect(recognized(slug, url)).toBeDefined();
  },
);

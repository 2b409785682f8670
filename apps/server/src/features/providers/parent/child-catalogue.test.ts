import { locales } from '@marquee/domain/locale/locales.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHostedPanel, testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { localizedCatalogue } from '../../catalogue/index.ts';
import { linkOfNetwork } from '../../links/index.ts';
import { childOf, parentShop, update } from '../testing/family.ts';

const database = await testDatabase();
const { db } = database;
const { call } = await testApp(database);

async function hostedChild() {
  const parent = await parentShop(database);
  const views = await parent.service({
    name: 'Views',
    description: 'In English',
    short_description: 'Short',
    translations: JSON.stringify({ de: { name: 'Aufrufe', description: 'Auf Deutsch' } }),
  });
  const child = await childOf(database, parent.ctx);
  await child.follow();
  const hosted = await createHostedPanel(database);
  await db
    .updateTable('panel_domain')
    .set({ panel_id: child.panel.id })
    .where('host', '=', hosted.host)
    .execute();
  const ask = async (path: string, locale = 'en') => {
    const answer = await call(path, { headers: { host: hosted.host, 'accept-language': locale } });
    return answer.json().data;
  };
  await expect.poll(() => ask(`/api/v1/services/${views.id}`)).toMatchObject({ id: Number(views.id) });
  return { parent, views, child, ask };
}

test('a child’s shop speaks the parent’s languages, and its own where it has written something', async () => {
  const { parent, views, child, ask } = await hostedChild();
  const path = `/api/v1/services/${views.id}?locale=de`;
  expect(await ask(path, 'de')).toMatchObject({
    name: 'Aufrufe',
    description: 'Auf Deutsch',
    short_description: 'Short',
    price: '1.5',
  });
  expect(await ask('/api/v1/networks?locale=de', 'de')).toMatchObject([
    { name: 'Netzwerk', service_types: [{ name: 'Aufrufe', services_count: 1, min_price: '1.5' }] },
  ]);
  expect(await ask(`/api/v1/service-types/${parent.type.slug}?locale=de`, 'de')).toMatchObject({
    title: 'Aufrufe kaufen',
  });
  await child.change(views.id, { translations: JSON.stringify({ de: { name: 'Eigener Name' } }) });
  await expect
    .poll(() => ask(path, 'de'))
    .toMatchObject({ name: 'Eigener Name', description: 'Auf Deutsch' });
});

test('a text that the parent changes shows in the child at once, and nothing of the child is written', async () => {
  const { parent, views, child, ask } = await hostedChild();
  const before = await child.services();
  await update(parent.ctx, views.id, { description: 'Better words' });
  await expect
    .poll(() => ask(`/api/v1/services/${views.id}`))
    .toMatchObject({ description: 'Better words', price: '1.5' });
  expect(await child.services()).toEqual(before);
  await update(parent.ctx, views.id, { is_enabled: false });
  await expect.poll(() => ask('/api/v1/services')).toEqual([]);
});

test('links are recognized as by the parent', async () => {
  const { parent, child } = await hostedChild();
  await db
    .insertInto('network_link_rule')
    .values({
      panel_id: parent.ctx.panel.id,
      network_id: parent.network.id,
      kinds: ['video'],
      hosts: ['video.example'],
      pattern: '/(\\d+)',
      normal_form: 'https://video.example/{1}',
    })
    .execute();
  const link = { url: 'https://video.example/7', networkId: parent.network.id };
  expect(await linkOfNetwork(child.ctx, link)).toMatchObject({
    kinds: ['video'],
    normalized: 'https://video.example/7',
  });
  expect(await linkOfNetwork(child.ctx, { ...link, url: 'https://other.example/7' })).toBeUndefined();
});

const texts = ['name', 'title', 'description', 'short_description', 'requirements', 'meta_title'] as const;
const someText = fc.constantFrom('', 'One', 'Zwei', '三');
const someTexts = fc.record(Object.fromEntries(texts.map((text) => [text, someText])), { requiredKeys: [] });
const inSomeLocales = fc.dictionary(
  fc.constantFrom(...locales.filter((locale) => locale !== 'en')),
  someTexts,
);
const side = fc.record({
  texts: someTexts,
  translations: inSomeLocales,
  popularity: fc.nat(9),
  discount_ppm: fc.constantFrom(0, 100_000),
});

test('in memory, a child’s catalogue is its rows laid over the parent’s', async () => {
  const parent = await parentShop(database);
  const child = await childOf(database, parent.ctx);
  const ids: bigint[] = [];
  for (let count = 0; count < 4; count += 1)
    ids.push((await parent.service({ name: `Service ${count}` })).id);
  await child.follow();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(side, side), { minLength: 4, maxLength: 4 }), async (sides) => {
      for (const [index, [above, below]] of sides.entries()) {
        const id = ids[index] ?? 0n;
        const stored = ({ texts: own, translations, ...rest }: typeof above) => {
          const { name, ...others } = own;
          return {
            ...others,
            ...(name ? { name } : {}),
            ...rest,
            translations: JSON.stringify(translations),
          };
        };
        await update(parent.ctx, id, stored(above));
        await update(child.ctx, id, stored(below));
      }
      const rows = await rowsOf(parent.ctx.panel.id);
      const own = await rowsOf(child.panel.id);
      for (const locale of locales) {
        const catalogue = await localizedCatalogue({ ...child.ctx, locale });
        for (const id of ids) {
          const [base, over, service] = [rows.get(id), own.get(id), catalogue.stored.byId.get(id)];
          if (!base || !over || !service) throw new Error('a service is missing');
          const shown = catalogue.texts(service);
          for (const text of texts) {
            const isOwn = text === 'name' ? over.name !== over.mirrored_name : over[text] !== '';
            const plain = isOwn ? over[text] : base[text];
            const translated = inLocale(over, locale)[text] ?? inLocale(base, locale)[text];
            expect(service.row[text]).toBe(plain);
            expect(shown[text]).toBe(translated);
          }
          const { popularity, discount_ppm, default_price } = over;
          const { has_refill, step, labels } = base;
          expect(Object.fromEntries(checked.map((column) => [column, service.row[column]]))).toEqual({
            popularity,
            discount_ppm,
            default_price,
            has_refill,
            step,
            labels,
          });
        }
      }
    }),
    { numRuns: 12 },
  );
});

const checked = ['popularity', 'discount_ppm', 'default_price', 'has_refill', 'step', 'labels'] as const;

async function rowsOf(panelId: bigint) {
  const rows = await db.selectFrom('service').selectAll().where('panel_id', '=', panelId).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function inLocale({ translations }: { translations: unknown }, locale: string): Record<string, string> {
  return (translations as Record<string, Record<string, string>>)[locale] ?? {};
}

import { settingsOverridesSchema } from '@marquee/contract/shell/settings.ts';
import { defaultLocale, type Locale, locales, scriptOf } from '@marquee/domain/locale/locales.ts';
import type { DemoPage } from '@marquee/i18n/demo-texts.ts';
import { loadEnglish } from '@marquee/i18n/load-phrases.ts';
import { verify } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { sweepGrades } from '../features/grades/sweep-grades.ts';
import { walletBalances } from '../features/ledger/index.ts';
import { testClock } from '../testing/test-clock.ts';
import { testContext } from '../testing/test-context.ts';
import { testDatabase } from '../testing/test-database.ts';
import { networks } from './catalogue/networks.ts';
import { averageRating } from './catalogue/review-stars.ts';
import { serviceTypes } from './catalogue/service-types.ts';
import { fillDemo } from './fill-demo.ts';
import { demoPassword } from './panel/demo-people.ts';
import { texts } from './texts.ts';

const catalogue = await loadEnglish('catalogue');

const database = await testDatabase();
const { db } = database;
// Two processes start at once; a third starts later.
await Promise.all([fillDemo(db, testClock()), fillDemo(db, testClock())]);
await fillDemo(db, testClock());

const panels = await db.selectFrom('panel').select(['id', 'slug', 'name']).orderBy('id').execute();
const [root, second] = panels;
if (!root || !second) throw new Error('The demo panels are missing');
const types = await db.selectFrom('service_type').selectAll().where('panel_id', '=', root.id).execute();
const services = await db.selectFrom('service').selectAll().where('panel_id', '=', root.id).execute();
const unlimited = 2_147_483_647n;

test('fills two panels once, however often it is asked', async () => {
  expect(panels.map(({ slug }) => slug)).toEqual(['marquee', 'second']);
  const rootNetworks = await db.selectFrom('network').select('id').where('panel_id', '=', root.id).execute();
  expect([rootNetworks.length, types.length, services.length]).toEqual([14, 70, 600]);
  const hosts = await db.selectFrom('panel_domain').select(['host', 'panel_id']).orderBy('host').execute();
  expect(hosts.map(({ host, panel_id }) => [host, panel_id])).toEqual([
    ['127.0.0.1', root.id],
    ['[::1]', root.id],
    ['localhost', root.id],
    ['second.localhost', second.id],
  ]);
});

test('the second panel has its own colours, a smaller catalogue and other prices', async () => {
  const theirs = await db.selectFrom('service').selectAll().where('panel_id', '=', second.id).execute();
  expect(theirs.length).toBeGreaterThan(50);
  expect(theirs.length).toBeLessThan(services.length);
  const ours = new Map(services.map((service) => [service.slug, service.default_price]));
  expect(theirs.filter(({ slug, default_price }) => ours.get(slug) === default_price)).toEqual([]);
  const settings = await db.selectFrom('panel_settings').select(['panel_id', 'overrides']).execute();
  for (const { overrides } of settings)
    expect(settingsOverridesSchema.safeParse(overrides).error).toBeUndefined();
  expect(settings.find(({ panel_id }) => panel_id === second.id)?.overrides).toHaveProperty(
    'colors.light.primary',
  );
});

test('every number of a service can be ordered by', () => {
  for (const service of services) {
    const { slug, default_price, min, max, step, default_quantity } = service;
    expect(default_price > 0n && default_price % 1000n === 0n, slug).toBe(true);
    expect(min <= default_quantity && default_quantity <= max, slug).toBe(true);
    const stepped = max === unlimited ? [min, default_quantity] : [min, default_quantity, max];
    expect(
      stepped.every((quantity) => quantity % step === 0n),
      slug,
    ).toBe(true);
    expect(service.has_refill, slug).toBe(service.refill_days !== null);
    expect(service.rating_hundredths === null, slug).toBe(service.reviews_count === 0);
  }
  expect(services.filter(({ restricted_access }) => restricted_access).length).toBeGreaterThan(2);
  expect(services.filter(({ is_deactivated }) => is_deactivated)).toHaveLength(4);
  expect(
    services.filter(({ is_package, pricing_per }) => is_package && pricing_per === 1n).length,
  ).toBeGreaterThan(3);
});

test('the label for a low price stands on the cheapest service of each type and on no other', async () => {
  const everywhere = await db.selectFrom('service').selectAll().execute();
  const isCheap = ({ labels }: (typeof everywhere)[number]) => labels.includes('cheap');
  const groups = Map.groupBy(everywhere, (service) => service.service_type_id);
  expect(groups.size).toBeGreaterThan(types.length);
  for (const group of groups.values()) {
    const sold = group.filter(
      ({ restricted_access, is_deactivated }) => !restricted_access && !is_deactivated,
    );
    // Packages are dearer per piece, and their price is for many.
    const price = ({ default_price, discount_ppm }: (typeof group)[number]) =>
      default_price * BigInt(1_000_000 - discount_ppm);
    const loose = sold.filter(({ is_package }) => !is_package).sort((a, b) => Number(price(a) - price(b)));
    const lowest = loose[0] && price(loose[0]);
    const expected = sold.length > 1 ? loose.filter((service) => price(service) === lowest) : [];
    expect(group.filter(isCheap).map(({ slug }) => slug)).toEqual(expected.map(({ slug }) => slug));
  }
});

test('no label says what a filter for a feature says', async () => {
  const labels = await db.selectFrom('service_label').select('name').execute();
  expect(labels.length).toBeGreaterThan(0);
  const features: string[] = Object.values(catalogue.features);
  expect(labels.filter(({ name }) => features.includes(name))).toEqual([]);
});

test('names tell services of a type apart, in every language', () => {
  for (const locale of locales) {
    const names = services.map((service) => wordsOf(service, locale).name);
    expect(new Set(names).size, locale).toBe(services.length);
  }
});

const brands = [...networks.map(({ name }) => name), ...serviceTypes.flatMap(({ brand }) => brand ?? [])];
const loanWords = ['API', 'SNS', 'Drip-feed', 'Marquee', 'Second Stage'];

function expectTranslated(text: string, english: string, locale: Locale): void {
  expect(text.trim(), english).not.toBe('');
  // A lone emoji or a number is the same in every language.
  if (!/\p{L}/u.test(english)) return;
  expect(text, locale).not.toBe(english);
  if (scriptOf(locale) === 'Latn') return;
  const own = [...brands, ...loanWords].toSorted((a, b) => b.length - a.length);
  const rest = own.reduce((kept, word) => kept.replaceAll(word, ''), text);
  expect(rest, locale).not.toMatch(/[a-z]{2,}/i);
}

type Row = { translations: unknown; name: string };

function wordsOf(row: Row, locale: Locale): Record<string, unknown> {
  if (locale === defaultLocale) return row;
  return (row.translations as Record<string, Record<string, unknown>>)[locale] ?? {};
}

const others = locales.filter((locale) => locale !== defaultLocale);

test.each(others)('%s: every service and every type is translated whole', (locale) => {
  for (const service of services) {
    const message = wordsOf(service, locale);
    for (const field of ['name', 'short_description', 'description', 'requirements'] as const) {
      expectTranslated(String(message[field] ?? ''), service[field], locale);
    }
  }
  for (const type of types) {
    const words = wordsOf(type, locale);
    for (const field of ['name', 'title', 'description'] as const) {
      expectTranslated(String(words[field] ?? ''), type[field], locale);
    }
    const faq = words.faq as { question: string; answer: string }[];
    const english = type.faq as { question: string; answer: string }[];
    expect(faq).toHaveLength(3);
    faq.forEach(({ question, answer }, index) => {
      expectTranslated(question, english[index]?.question ?? '', locale);
      expectTranslated(answer, english[index]?.answer ?? '', locale);
    });
  }
});

test.each(others)('%s: pages, banners and menu are translated', (locale) => {
  const { banners, menu } = texts[locale].catalogue;
  const en = texts.en.catalogue;
  const page = (locale: Locale, page: DemoPage) => ({
    title: texts[locale].fill(`catalogue.pages.${page}.title`, { panel: 'Marquee' }),
    description: texts[locale].fill(`catalogue.pages.${page}.description`, { networks: '14' }),
  });
  for (const name of Object.keys(en.pages) as DemoPage[]) {
    const { title, description } = page(locale, name);
    expectTranslated(title, page('en', name).title, locale);
    expectTranslated(description, page('en', name).description, locale);
  }
  for (const banner of Object.keys(en.banners) as (keyof typeof en.banners)[]) {
    expectTranslated(banners[banner].title, en.banners[banner].title, locale);
    expectTranslated(banners[banner].button, en.banners[banner].button, locale);
  }
  expectTranslated(menu.api, en.menu.api, locale);
  expectTranslated(menu.subscriptions, en.menu.subscriptions, locale);
});

test('there is a review for every star of a rating, most with words, in every language', async () => {
  const reviews = await db.selectFrom('review').selectAll().where('panel_id', '=', root.id).execute();
  const byService = Map.groupBy(reviews, ({ service_id }) => service_id);
  for (const { id, slug, reviews_count, rating_hundredths } of services) {
    const stars = (byService.get(id) ?? []).map(({ rating }) => rating);
    expect([slug, stars.length, averageRating(stars)]).toEqual([slug, reviews_count, rating_hundredths]);
  }
  expect(reviews.length).toBeGreaterThan(1000);
  expect(new Set(reviews.map(({ locale }) => locale))).toEqual(new Set(locales));
  expect(reviews.filter(({ comment }) => comment !== '').length).toBeGreaterThan(reviews.length / 2);
});

test('packages have contents, comments of one’s own a field for them, offers something to offer', async () => {
  const contents = await db
    .selectFrom('package_content')
    .selectAll()
    .where('panel_id', '=', root.id)
    .execute();
  const packages = services.filter(({ is_package }) => is_package);
  expect(contents.map(({ package_id }) => package_id).sort()).toEqual(packages.map(({ id }) => id).sort());
  const query = await db
    .selectFrom('service_target')
    .select('service_id')
    .where('panel_id', '=', root.id)
    .execute();
  const ownTexts = services.filter(({ slug }) => slug.includes('own-texts'));
  expect(ownTexts.length).toBeGreaterThan(5);
  expect(ownTexts.filter(({ id }) => !query.some(({ service_id }) => service_id === id))).toEqual([]);
  const offers = await db.selectFrom('special_offer').selectAll().where('panel_id', '=', root.id).execute();
  expect(offers.map(({ place, position }) => `${place} ${position}`)).toEqual([
    'service_type top',
    'service_type middle',
    'service_type network',
    'success_payment top',
  ]);
  expect(offers.filter((offer) => offer.service_ids.length + offer.service_type_ids.length < 3)).toEqual([]);
  const changes = await db
    .selectFrom('service_change')
    .select(['kind', 'before', 'after'])
    .where('panel_id', '=', root.id)
    .execute();
  expect(new Set(changes.map(({ kind }) => kind))).toEqual(
    new Set(['added', 'price', 'limits', 'activated', 'deactivated']),
  );
  expect(changes.length).toBeLessThan(services.length / 2);
  expect(changes.filter(({ kind, before, after }) => kind === 'price' && before === after)).toEqual([]);
});

test('sells nothing that is aimed against others', () => {
  const aimed = /dislike|report|poll|vote|review/i;
  expect(types.filter(({ name, slug }) => aimed.test(name) || aimed.test(slug))).toEqual([]);
  expect(services.filter(({ name }) => aimed.test(name))).toEqual([]);
});

test('both people can sign in, and the customer has 500 USD', async () => {
  const accounts = await db
    .selectFrom('account')
    .selectAll()
    .where('panel_id', '=', root.id)
    .where('referrer_id', 'is', null)
    .orderBy('id')
    .execute();
  expect(accounts.map(({ email, role }) => [email, role])).toEqual([
    ['customer@demo.localhost', 'customer'],
    ['operator@demo.localhost', 'owner'],
  ]);
  for (const account of accounts) {
    expect(account.email_verified_at).not.toBeNull();
    expect(account.password_hash).toMatch(/^\$argon2id\$/);
    expect(await verify(account.password_hash ?? '', demoPassword)).toBe(true);
  }
  const [customer] = accounts;
  const ctx = await testContext(database, { panel: root });
  const balances = await walletBalances(ctx, { customerId: customer?.id ?? 0n });
  expect(balances.cash).toBe(500_00000000n);
});

test('five grades in every language; the customer stands on the first, and a sweep changes nothing', async () => {
  const ladder = await db
    .selectFrom('grade')
    .selectAll()
    .where('panel_id', '=', root.id)
    .orderBy('spending_goal')
    .execute();
  expect(ladder.map(({ name, discount_ppm }) => [name, discount_ppm])).toEqual([
    ['Newcomer', 0],
    ['Bronze', 30_000],
    ['Silver', 50_000],
    ['Gold', 80_000],
    ['Platinum', 120_000],
  ]);
  for (const { translations } of ladder)
    expect(Object.keys(translations as object)).toHaveLength(locales.length - 1);
  const stands = () =>
    db
      .selectFrom('account_grade')
      .select(['account_id', 'grade_id', 'spent'])
      .orderBy('account_id')
      .execute();
  const before = await stands();
  expect(before.find(({ grade_id }) => grade_id === ladder[0]?.id)?.spent).toBeGreaterThan(0n);
  await sweepGrades(await testContext(database, { panel: root }));
  expect(await stands()).toEqual(before);
  expect(await db.selectFrom('grade_change').select('id').execute()).toEqual([]);
});

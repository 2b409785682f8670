import { cardColumns } from '@marquee/contract/card-columns.ts';
import type { ServiceIndex } from '@marquee/contract/generated/catalogue.ts';
import { expect, test } from 'vitest';
import { IndexedServices } from './indexed-services.ts';
import type { ServiceQuestion } from './service-page.ts';

const networks = [
  { id: 1, name: 'YouTube', slug: 'youtube', service_types: [{ id: 11, slug: 'youtube-views' }] },
  { id: 2, name: 'Instagram', slug: 'instagram', service_types: [{ id: 21, slug: 'instagram-likes' }] },
];

const rows = [
  {
    id: 4,
    type: 11,
    name: 'YouTube views',
    price: '2.5',
    discount: 0,
    max: 1000,
    flags: cardColumns.has_refill,
  },
  { id: 2, type: 21, name: 'Likes · Deutschland', price: '0.5', discount: 0.1, max: 2_147_483_647, flags: 0 },
  {
    id: 9,
    type: 21,
    name: 'Likes · Worldwide',
    price: '0.5',
    discount: 0,
    max: 50,
    flags: cardColumns.can_cancel,
  },
  {
    id: 1,
    type: 11,
    name: 'Old views',
    price: '0.1',
    discount: 0,
    max: 9,
    flags: cardColumns.is_deactivated,
  },
];

const index: ServiceIndex = {
  id: rows.map(({ id }) => id),
  slug: rows.map(({ id }) => `service-${id}`),
  service_type_id: rows.map(({ type }) => type),
  name: rows.map(({ name }) => name),
  short_description: [0, 1, 1, 0],
  short_descriptions: ['Real people', 'From accounts with a picture'],
  default_price: rows.map(({ price }) => price),
  price: rows.map(({ price }) => price),
  discount_percent: rows.map(({ discount }) => discount),
  pricing_per: rows.map(() => 1000),
  min: rows.map(() => 10),
  max: rows.map(({ max }) => max),
  step: rows.map(() => 1),
  default_quantity: rows.map(() => 1000),
  default_quantity_price: rows.map(({ price }) => price),
  flags: rows.map(({ flags }) => flags),
  start_time: [0, 60, null, 5],
  speed: rows.map(() => null),
  average_time: rows.map(() => null),
  guarantee: [30, null, null, null],
  geo: ['', 'DE,AT', '', 'US'],
  labels: ['fast', '', '', ''],
  rating: [4.5, null, null, null],
  reviews_count: [2, 0, 0, 0],
};

const services = new IndexedServices(index, networks, 'de');
const ids = (question: Partial<ServiceQuestion>) =>
  services.page({ sort: 'popularity', page: 1, per_page: 40, ...question }).data.map((service) => service.id);

test('the list keeps the order of the index; others put first what was asked, and last what cannot be bought', () => {
  expect(ids({})).toEqual([4, 2, 9, 1]);
  expect(ids({ sort: 'price_asc' })).toEqual([2, 9, 4, 1]);
  expect(ids({ sort: 'price_desc' })).toEqual([4, 2, 9, 1]);
  expect(ids({ sort: 'max_desc' })).toEqual([2, 4, 9, 1]);
  expect(ids({ sort: 'discount_desc' })).toEqual([2, 4, 9, 1]);
  expect(ids({ sort: 'name_asc' })).toEqual([2, 9, 4, 1]);
  expect(ids({ sort: 'name_desc' })).toEqual([4, 9, 2, 1]);
});

test.each<[Partial<ServiceQuestion>, number[]]>([
  [{ search: 'views youtube' }, [4, 1]],
  [{ search: 'instagram' }, [2, 9]],
  [{ search: 'real people' }, [4, 1]],
  [{ search: 'deutchland' }, [2]],
  [{ network: ['instagram'] }, [2, 9]],
  [{ network: ['instagram', 'youtube'] }, [4, 2, 9, 1]],
  [{ network: ['youtube', 'nowhere'], features: ['refill'] }, [4]],
  [{ service_type: ['youtube-views'] }, [4, 1]],
  [{ discount: true }, [2]],
  [{ label: 'fast' }, [4]],
  [{ countries: ['AT', 'US'] }, [2, 1]],
  [{ features: ['refill'] }, [4]],
  [{ features: ['refill', 'cancel'] }, []],
  [{ start_time: 10 }, [4, 1]],
  [{ min: 100 }, [4, 2]],
  [{ max: 5 }, []],
  [{ price_min: '0.5', price_max: '1' }, [2, 9]],
])('%j finds %j', (question, expected) => {
  expect(ids(question)).toEqual(expected);
});

test('pages follow one another and know how many there are', () => {
  const page = services.page({ sort: 'popularity', page: 2, per_page: 3 });
  expect(page).toMatchObject({ total: 4, page: 2, per_page: 3 });
  expect(page.data).toEqual([
    expect.objectContaining({
      id: 1,
      slug: 'service-1',
      network_id: 1,
      geo: ['US'],
      labels: [],
      is_deactivated: true,
      short_description: 'Real people',
      reviews: { rating: null, count: 0 },
    }),
  ]);
});

test('countries are those that services deliver from', () => {
  expect(services.countries).toEqual(['AT', 'DE', 'US']);
});

test('names are found and sorted as the language does', () => {
  const names = ['Zuschauer', 'Öffentlich', 'İslam tarihi', 'Straße 10', 'Straße 9'];
  const column = <Key extends keyof ServiceIndex>(key: Key) => index[key];
  const localized = new IndexedServices(
    {
      ...(Object.fromEntries(
        Object.keys(index).map((key) => [key, names.map(() => column(key as keyof ServiceIndex)[0])]),
      ) as unknown as ServiceIndex),
      id: names.map((_, at) => 123 + at),
      name: names,
      short_descriptions: [''],
      flags: names.map(() => 0),
    },
    networks,
    'de',
  );
  const found = (question: Partial<ServiceQuestion>) =>
    localized
      .page({ sort: 'name_asc', page: 1, per_page: 40, ...question })
      .data.map((service) => service.name);
  expect(found({})).toEqual(['İslam tarihi', 'Öffentlich', 'Straße 9', 'Straße 10', 'Zuschauer']);
  expect(found({ sort: 'name_desc' })).toEqual(found({}).toReversed());
  for (const typed of ['islam', 'ISLAM', 'ıslam']) expect(found({ search: typed })).toEqual(['İslam tarihi']);
  expect(found({ search: 'strasse' })).toEqual(['Straße 9', 'Straße 10']);
  for (const typed of ['＃１２３', '#१२३', '#123']) expect(found({ search: typed })).toEqual(['Zuschauer']);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countFilters } from './filters.ts';
import { readFilters } from './read-filters.ts';
import { serviceListParams } from './service-list-params.ts';
import { noFilters, writeFilters } from './write-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('an address without filters means all services, the most popular first', () => {
  expect(read('')).toEqual({
    adjusted: [],
    filters: expect.objectContaining({ sort: 'popularity', serviceTypes: [], favourites: false }),
  });
});

test('every filter is read from the address and written back the same', () => {
  const address =
    'search=views&network=youtube&service_type=a%2Cb&sort=price_asc&isFavourites=true&discount=true&label=fast&countries=DE%2CUS&features=refill%2Ccancel&start_time=0&min=10&max=500&price_min=0.5&price_max=20&currency=RUB';
  const { filters, adjusted } = read(address);
  expect(adjusted).toEqual([]);
  expect(filters).toMatchObject({
    networks: ['youtube'],
    startTime: 0,
    price: { currency: 'RUB', min: '0.5', max: '20' },
  });
  const written = writeFilters(new URLSearchParams(), filters);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(new URLSearchParams(address)));
});

test('several networks are one parameter, and one network is written as ever', () => {
  const { filters } = read('network=youtube,telegram');
  expect(filters.networks).toEqual(['youtube', 'telegram']);
  expect(serviceListParams(filters, null).network).toEqual(['youtube', 'telegram']);
  expect(writeFilters(new URLSearchParams(), { networks: filters.networks }).get('network')).toBe(
    'youtube,telegram',
  );
  expect(writeFilters(new URLSearchParams(), { networks: ['youtube'] }).toString()).toBe('network=youtube');
  expect(writeFilters(new URLSearchParams('network=youtube'), { networks: [] }).toString()).toBe('');
});

test('types count as a filter where no row of chips shows them', () => {
  const counted = ['', 'youtube', 'youtube,telegram'].map((networks) =>
    countFilters(read(`network=${networks}&service_type=a,b`).filters),
  );
  expect(counted).toEqual([2, 0, 2]);
});

test.each([
  ['sort=stars', 'sort', { sort: 'popularity' }],
  ['features=refill,magic', 'features', { features: ['refill'] }],
  ['countries=DE,germany', 'countries', { countries: ['DE'] }],
  ['start_time=999999999', 'startTime', { startTime: 43_200 }],
  ['start_time=-5', 'startTime', { startTime: 0 }],
  ['min=0', 'quantity', { min: 1 }],
  ['min=1e3', 'quantity', { min: undefined }],
  ['max=99999999999999999999', 'quantity', { max: 2_147_483_647 }],
  ['min=500&max=10', 'quantity', { min: 10, max: 500 }],
  ['price_max=abc', 'price', { price: { currency: 'USD', min: undefined, max: undefined } }],
  ['price_min=-1', 'price', { price: { currency: 'USD', min: '0', max: undefined } }],
  ['price_min=9&price_max=2.5', 'price', { price: { currency: 'USD', min: '2.5', max: '9' } }],
  ['price_max=99999999999', 'price', { price: { currency: 'USD', min: undefined, max: '1000000000' } }],
  ['price_max=0.123456789', 'price', { price: { currency: 'USD', min: undefined, max: '0.12345678' } }],
])('%s is brought into range, and that is said', (address, name, expected) => {
  const { filters, adjusted } = read(address);
  expect(adjusted).toEqual([name]);
  expect(filters).toMatchObject(expected);
});

test('whatever stands in the address, the list can be asked', () => {
  const names = ['sort', 'min', 'max', 'price_min', 'price_max', 'start_time', 'countries', 'features'];
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.string({ unit: 'grapheme' }), (name, value) => {
      const { filters } = readFilters(new URLSearchParams([[name, value]]));
      const {
        start_time = 0,
        min = 1,
        max = 1,
        price_min = '0',
        price_max = '0',
      } = serviceListParams(filters, '90');
      expect(Number.isInteger(start_time) && Number.isInteger(min) && Number.isInteger(max)).toBe(true);
      for (const amount of [price_min, price_max]) expect(amount).toMatch(/^(0|[1-9]\d{0,14})(\.\d{1,8})?$/);
    }),
  );
});

test('what was adjusted is as it should be once written', () => {
  const { filters } = read('min=500&max=0&price_min=-3&sort=x&features=magic');
  expect(readFilters(writeFilters(new URLSearchParams(), filters)).adjusted).toEqual([]);
});

test('resetting leaves what is no filter', () => {
  const query = new URLSearchParams('utm_source=x&search=a&min=5&price_max=3&currency=RUB&sort=price_asc');
  expect(writeFilters(query, noFilters).toString()).toBe('utm_source=x&currency=RUB&sort=price_asc');
});

test('a price in rubles asks for its worth in dollars', () => {
  const { filters } = read('currency=RUB&price_min=45&price_max=180');
  expect(serviceListParams(filters, '90')).toMatchObject({ price_min: '0.5', price_max: '2' });
  expect(serviceListParams(filters, null)).toMatchObject({ price_min: undefined, price_max: undefined });
});

import { expect, test } from 'vitest';
import type { ServiceDetails } from '../api.ts';
import { estimateLine } from './estimate-line.ts';
import { asOrderLine, isDripFed, lineFromQuery, newLine } from './form-line.ts';

const service = (changes: Partial<ServiceDetails> = {}): ServiceDetails =>
  ({
    id: 7,
    default_price: '2',
    discount_percent: 0.25,
    pricing_per: 1000,
    min: 100,
    max: 10_000,
    step: 10,
    drip_feed_is_allowed: true,
    is_package: false,
    calculable_quantity: false,
    has_refill: true,
    allowed_use_countries: false,
    targets: [],
    ...changes,
  }) as ServiceDetails;

const comments = {
  id: 4,
  parameter: 'comments',
  type: { viewType: 'comments', selectable: false },
} as ServiceDetails['targets'][number];

const choice = (id: number, parameter: ServiceDetails['targets'][number]['parameter']) =>
  ({ id, parameter, type: { viewType: 'textarea' } }) as ServiceDetails['targets'][number];

test('every parameter of the address finds its field', () => {
  const query = new URLSearchParams({
    url: 'https://videos.example/1',
    networkId: '1',
    serviceTypeId: '2',
    serviceId: '3',
    quantity: '500',
    isDripFeed: 'true',
    numberOfRuns: '5',
    dripFeedMinutes: '30',
    dripFeedMode: 'ascending',
    dripFeedQuantityStep: '50',
  });
  expect(newLine(lineFromQuery(query))).toMatchObject({
    url: 'https://videos.example/1',
    networkId: 1,
    typeId: 2,
    serviceId: 3,
    quantity: 500n,
    isDripFeed: true,
    runs: 5,
    minutes: 30,
    mode: 'ascending',
    quantityStep: 50n,
  });
});

test.each(['-5', '1e3', '007', '', 'x', '99999999999999999999'])('"%s" is no number', (text) => {
  expect(lineFromQuery(new URLSearchParams({ quantity: text, dripFeedMode: text }))).toEqual({});
});

test('a plain line says what it is and no more', () => {
  const line = newLine({ url: ' https://videos.example/1 ', quantity: 1000n, countries: ['DE'] });
  expect(asOrderLine(line, service(), 3)).toEqual({
    index: 3,
    service_id: 7,
    quantity: 1000,
    url: 'https://videos.example/1',
  });
});

test('wishes go along only where the service can follow them', () => {
  const line = newLine({ quantity: 100n, isGuarantee: true, isDripFeed: true, countries: ['DE'] });
  const able = service({ allowed_use_countries: true });
  expect(asOrderLine(line, able, 0)).toMatchObject({
    is_guarantee: true,
    countries: ['DE'],
    drip_feed: { runs: 2, minutes_between_runs: 60, mode: 'flat', quantity_step: 100 },
  });
  const unable = service({ has_refill: false, drip_feed_is_allowed: false });
  expect(asOrderLine(line, unable, 0)).toEqual({ index: 0, service_id: 7, quantity: 100 });
});

test('counted texts take the place of the quantity; without any there is no line yet', () => {
  const counting = service({ calculable_quantity: true, targets: [comments] });
  expect(asOrderLine(newLine({ quantity: 5n }), counting, 0)).toBeUndefined();
  expect(asOrderLine(newLine({ targets: { 4: 'one\n\n two ' } }), counting, 0)).toEqual({
    index: 0,
    service_id: 7,
    targetable_values: [{ target_id: 4, values: ['one', 'two'] }],
  });
});

test.each([
  ['1', { 8: 'cabins', 9: 'https://example.com' }, [7, 8]],
  ['2', { 8: 'cabins', 9: 'https://example.com' }, [7, 9]],
  ['3', { 8: 'cabins', 9: 'https://example.com' }, [7]],
  ['1', { 8: ' ' }, [7]],
])('what was typed for another choice than %s stays behind', (code, typed, sent) => {
  const traffic = service({
    targets: [choice(7, 'type_of_traffic'), choice(8, 'google_keyword'), choice(9, 'referring_url')],
  });
  const line = newLine({ quantity: 100n, targets: { 7: code, ...typed } });
  const said = asOrderLine(line, traffic, 0)?.targetable_values;
  expect(said?.map(({ target_id }) => target_id)).toEqual(sent);
});

test('packages and counted services are never in portions', () => {
  expect(isDripFed({ isDripFeed: true }, service())).toBe(true);
  expect(isDripFed({ isDripFeed: true }, service({ is_package: true }))).toBe(false);
  expect(isDripFed({ isDripFeed: true }, service({ calculable_quantity: true }))).toBe(false);
});

test.each([
  [{ quantity: 1000n }, 0, '1.5'],
  [{ quantity: 1000n, isGuarantee: true }, 0, '1.65'],
  [{ quantity: 1000n }, 0.5, '1'],
  [{ quantity: 1000n, isDripFeed: true, runs: 3 }, 0, '4.5'],
])('wish %# costs what the server would charge', (wish, gradeDiscount, cost) => {
  const terms = { guaranteeChargePercent: 0.1, gradeDiscount };
  expect(estimateLine(newLine(wish), service(), terms)).toBe(cost);
});

import { expect, test } from 'vitest';
import { parseClientIds } from './client-ids.ts';

test.each([
  ['_ga=GA1.1.123456789.1700000000', { google_analytics4_client_id: '123456789.1700000000' }],
  ['theme=dark; _ym_uid=1700000000123456789', { yandex_metrika_client_id: '1700000000123456789' }],
  ['_ga=GA1.2.1.2; _ym_uid=3', { google_analytics4_client_id: '1.2', yandex_metrika_client_id: '3' }],
  ['_ga=GA1.1.<script>; _ym_uid=x', {}],
  ['', {}],
])('%j names the visitor as %j', (cookies, expected) => {
  expect(parseClientIds(cookies)).toEqual(expected);
});

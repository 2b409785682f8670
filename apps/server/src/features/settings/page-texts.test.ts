import { expect, test } from 'vitest';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { setPageText } from './index.ts';

const database = await testDatabase();
const [panel, other] = [await createHostedPanel(database), await createHostedPanel(database)];
const ctx = await testContext(database, { panel });
const app = await testApp(database);

const text = async (host: string, query = '') => {
  const answer = await app.call(`/api/v1/page-texts/refunds${query}`, { headers: { host } });
  return answer.statusCode === 200 ? answer.json().data.body : answer.statusCode;
};

test('in the reader’s language or in English, and only on its own panel', async () => {
  expect(await text(panel.host)).toBe(404);
  await setPageText(ctx, { page: 'refunds', locale: 'en', body: 'Within a day.' });
  await setPageText(ctx, { page: 'refunds', locale: 'de', body: 'Binnen eines Tages.' });
  expect(await text(panel.host, '?locale=de')).toBe('Binnen eines Tages.');
  expect(await text(panel.host, '?locale=ja')).toBe('Within a day.');
  expect(await text(other.host)).toBe(404);

  await setPageText(ctx, { page: 'refunds', locale: 'de', body: '' });
  expect(await text(panel.host, '?locale=de')).toBe('Within a day.');
});

import { type Locale, locales } from '@marquee/domain/locale/locales.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { byName } from './by-name.ts';

const { db } = await testDatabase();

async function sorted(names: readonly string[], locale: Locale): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as given (name) order by ${byName('name', locale)}`.execute(db);
  return rows.map(({ name }) => name);
}

test.each<[Locale, readonly string[]]>([
  ['de', ['Apfel', 'Äpfel', 'Birne', 'Öl', 'Zebra']],
  ['en', ['Ångström', 'Äpfel', 'Banana', 'Ölund', 'Zoo']],
  ['tr', ['cam', 'çam', 'hız', 'ız', 'iz']],
  ['ru', ['еж', 'ёж', 'ежи', 'жук', 'яма']],
  ['ja', ['あき', 'アニメ', 'ガイド', 'かに', 'ん']],
])('the database sorts names as %s does', async (locale, names) => {
  expect(await sorted(names.toReversed(), locale)).toEqual(names);
});

test.each(locales)('the database knows the order of %s', async (locale) => {
  expect(await sorted(['b', 'A'], locale)).toEqual(['A', 'b']);
});

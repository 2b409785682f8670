import { fold } from '@marquee/domain/search/fold.ts';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { foldText } from './fold-text.ts';
import { functionsDirectory, migrationsDirectory, readSqlFiles } from './read-sql-files.ts';

const { db } = await testDatabase();

async function folded(texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`
    select fold_text(original) as folded from unnest(${texts}::text[]) with ordinality as given (original, place)
     order by place`.execute(db);
  return rows.map((row) => row.folded);
}

/** The letters that the database and this Node know alike: each has its own version of Unicode. */
async function knownLetters(): Promise<string[]> {
  const all = Array.from({ length: 0x2ffff }, (_, code) => String.fromCodePoint(code + 1)).filter((letter) =>
    /[^\p{Cn}\p{Cs}\p{Co}]/u.test(letter),
  );
  const { rows } = await sql<{ letter: string }>`
    select letter from unnest(${all}::text[]) as given (letter) where unicode_assigned(letter)`.execute(db);
  return rows.map(({ letter }) => letter);
}

const letters = await knownLetters();

test('every letter folds in the database as it does here', async () => {
  expect(letters.length).toBeGreaterThan(140_000);
  const inDatabase = await folded(letters);
  const different = letters.filter((letter, at) => fold(letter) !== inDatabase[at]);
  expect(different).toEqual([]);
});

const scripts: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x300, 0x36f],
  [0x370, 0x3ff],
  [0x400, 0x4ff],
  [0x600, 0x6ff],
  [0x900, 0x97f],
  [0xe00, 0xe7f],
  [0x1100, 0x11ff],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x20d0, 0x20f0],
  [0x3000, 0x30ff],
  [0x3130, 0x318f],
  [0x4e00, 0x4e80],
  [0xac00, 0xad00],
  [0xfe00, 0xfe0f],
  [0xff00, 0xffef],
  [0x1f600, 0x1f64f],
];

test('texts of all scripts, mixed, fold in the database as they do here', async () => {
  const known = new Set(letters);
  const groups = scripts.map(([first, last]) =>
    fc.constantFrom(
      ...Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).filter(
        (letter) => known.has(letter),
      ),
    ),
  );
  const oneScript = fc.oneof(...groups.map((letter) => fc.array(letter, { maxLength: 12 })));
  const text = fc.array(oneScript, { maxLength: 5 }).map((parts) => parts.flat().join(''));
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 50, maxLength: 200 }), async (texts) => {
      expect(await folded(texts)).toEqual(texts.map(fold));
    }),
    { numRuns: 50 },
  );
});

test('nothing is nothing', async () => {
  const { rows } = await sql`select fold_text(null) as none, fold_text('') as empty`.execute(db);
  expect(rows).toEqual([{ none: null, empty: '' }]);
});

test('the indexes over folded texts serve the searches', async () => {
  const plans = await db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const plan = async (question: RawBuilder<unknown>) =>
      JSON.stringify((await sql`explain (format json) ${question}`.execute(tx)).rows);
    const [name, last] = [foldText(sql`name`), foldText(sql`substring(name from '\\S+$')`)];
    return [
      await plan(
        sql`select id from account where panel_id = 1 and ${name} collate "C" >= 'a' order by ${name} collate "C"`,
      ),
      await plan(
        sql`select id from account where panel_id = 1 and ${last} collate "C" >= 'a' order by ${last} collate "C"`,
      ),
      await plan(
        sql`select id from ticket where to_tsvector('simple', ${foldText(sql`ticket.subject`)}) @@ plainto_tsquery('simple', 'a')`,
      ),
    ];
  });
  expect(plans[0]).toContain('account_folded_name');
  expect(plans[1]).toContain('account_folded_last_name');
  expect(plans[2]).toContain('ticket_folded_subject');
});

test('what indexes and columns hold was made by the function as it is', async () => {
  const functions = readSqlFiles(functionsDirectory);
  const file = functions.find(({ name }) => name === 'fold_text');
  const migrations = readSqlFiles(migrationsDirectory);
  const made = migrations.filter(({ sql: text }) => text.includes('function fold_text(')).at(-1);
  expect(made?.sql).toContain(file?.sql.trim());
});

import { buffer, text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { type CsvCell, csvStream } from './csv-stream.ts';

/** The line of one row, without the byte order mark. */
async function csvLine(cells: readonly CsvCell[]): Promise<string> {
  const file = await text(csvStream(rows([cells]), { keepsNumbers: true }));
  return file.replace('\uFEFF', '');
}

async function* rows(all: readonly (readonly CsvCell[])[]) {
  yield* all;
}

test('quotes what would break a line or a cell', async () => {
  expect(await csvLine(['plain', 'a,b', 'say "hi"', 'two\nlines', null, 7, true])).toBe(
    'plain,"a,b","say ""hi""","two\nlines",,7,true\r\n',
  );
});

test.each([
  ...['=1+1', '+1 (555) 0100', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '|cmd', '−1+1'],
  ...['＝1+1', '＋1', '－1', '＠SUM(A1)', '｜cmd', '﹦1', '﹢1', '﹣1', '﹫SUM(A1)'],
  ...[' =1+1', '\u00a0=1', '\u3000＝1', '\ufeff=1', '\u200b=1', '"=1+1"', "'=1", '\0=1', ' " =1'],
])('%j runs nowhere', async (cell) => {
  expect((await csvLine([cell])).replace(/^"/, '')).toMatch(/^'/);
});

test.each([
  ['x;=1+1', "x;'=1+1"],
  ['x\t@SUM(A1);-1', "x\t'@SUM(A1);'-1"],
  ['x; "＝1', 'x; "\'＝1'],
  ['a\n=1', "a\n'=1"],
])('%j runs nowhere where another sign separates cells', async (cell, shown) => {
  expect((await csvLine([cell])).trim().replace(/^"|"$/g, '').replaceAll('""', '"')).toBe(shown);
});

test('common texts stay as they are', async () => {
  const cells = ['a=b', 'https://a.example/?a=1&b=-2', 'Jo-Ann', '日本語＝', 'a;b', "it's"];
  expect(await csvLine(cells)).toBe(`${cells.join(',')}\r\n`);
});

test('amounts stay numbers', async () => {
  expect(await csvLine(['-12.5', '0.00000001', -3])).toBe('-12.5,0.00000001,-3\r\n');
});

test('a note that is a number by chance is still only shown', async () => {
  expect(await text(csvStream(rows([['-1', 'x']]), { lineEnd: 'unix' }))).toBe("'-1,x\n");
});

test('a file without rows is the mark alone; who stops reading ends the rows', async () => {
  expect((await buffer(csvStream(rows([])))).toString()).toBe('\uFEFF');
  let isEnded = false;
  const endless = async function* () {
    try {
      for (;;) yield ['again'];
    } finally {
      isEnded = true;
    }
  };
  for await (const _ of csvStream(endless())) break;
  await expect.poll(() => isEnded).toBe(true);
});

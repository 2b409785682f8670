import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test('quotes what would break a line or a cell', () => {
  expect(csvLine(['plain', 'a,b', 'say "hi"', 'two\nlines', null, 7, true])).toBe(
    'plain,"a,b","say ""hi""","two\nlines",,7,true\r\n',
  );
});

test.each(['=1+1', '+1 (555) 0100', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])('%j runs nowhere', (cell) => {
  expect(csvLine([cell]).replace(/^"/, '')).toMatch(/^'/);
});

test('amounts stay numbers', () => {
  expect(csvLine(['-12.5', '0.00000001', -3])).toBe('-12.5,0.00000001,-3\r\n');
});

import { expect, test } from 'vitest';
import { mirrorPhrase } from './mirror-phrase.ts';

test('words are in letters that are read from the right, and longer', () => {
  expect(mirrorPhrase('Orders')).toMatch(/^\p{Script=Arabic}{9}$/u);
  const sentence = 'Everything you have paid for is listed here.';
  const mirrored = mirrorPhrase(sentence);
  expect(mirrored).toMatch(/^[\p{Script=Arabic} ]+\.$/u);
  expect(mirrored.length).toBeGreaterThanOrEqual(sentence.length * 1.3);
});

test.each([
  ['{amount}', '{amount}'],
  ['#{id}', '#{id}'],
  ['2026 · 50', '2026 · 50'],
  ['', ''],
  ['{when, date, short}', '{when, date, short}'],
])('code and figures stay: %s', (phrase, mirrored) => {
  expect(mirrorPhrase(phrase)).toBe(mirrored);
});

test('plurals keep their shape, and only their sentences change', () => {
  const mirrored = mirrorPhrase('{count, plural, =0 {None} one {# order of {name}} other {# orders}} left');
  expect(mirrored).toMatch(
    /^\{count, plural, =0 \{\p{L}+\} one \{# [\p{L} ]+ \{name\}\} other \{# \p{L}+\}\} \p{L}+$/u,
  );
});

test('tags and quoted braces stay', () => {
  expect(mirrorPhrase("Read <link>the rules</link> of '{this}'")).toMatch(
    /^\p{L}+ <link>[\p{L} ]+<\/link> \p{L}+ '\{this\}'$/u,
  );
});

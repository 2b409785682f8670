import { expect, test } from 'vitest';
import { calculableQuantity, type TargetInput } from './calculable-quantity.ts';

const comments = (...values: string[]): TargetInput => ({ viewType: 'comments', values });
const keywords = (...values: string[]): TargetInput => ({ viewType: 'seo_keywords', values });

test.each([
  ['nothing', [], 0n],
  ['entries', [comments('Nice', 'Great')], 2n],
  ['the lines of a pasted text', [comments('Nice\nGreat\r\nWow\rYes')], 4n],
  ['no empty lines', [comments('Nice\n\n  \n\t\nGreat\n')], 2n],
  ['lines that other systems end differently', [comments('one\u2028two\u2029three')], 3n],
  ['the same comment as often as it stands there', [comments('Nice\nNice')], 2n],
  ['search words', [keywords('cats', 'dogs\nbirds')], 3n],
  ['comments where there are both', [keywords('cats'), comments('a\nb')], 2n],
  ['comments though they are empty', [keywords('cats'), comments('')], 0n],
  ['no other texts', [{ viewType: 'textarea', values: ['a\nb'] }], 0n],
] satisfies [string, TargetInput[], bigint][])('counts %s', (_name, targets, quantity) => {
  expect(calculableQuantity(targets)).toBe(quantity);
});

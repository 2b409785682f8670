import { type ReadingBudget, spend } from './reading-budget.ts';

/** `9 0`, however much space is around; the start of the part that is looked at may be in the middle of it. */
const numbersBefore = /(?:^[\0\t\n\f\r ]*|\d[\0\t\n\f\r ]+)\d+[\0\t\n\f\r ]*$|^[\0\t\n\f\r ]+$/;
/** The numbers may stand before a comment. */
const lineBefore = /[\r\n][\0\t\n\f\r ]*$/;
const endsWord = /[\0\t\n\f\r \d]/;
const lookedAt = 40;

const trailer = /trailer[\0\t\n\f\r ]*<</g;

/**
 * Readers that miss something search the file for objects and trailers, also in strings, comments and the
 * content of streams. What they would find there was not read as structure.
 */
export function hasHiddenObjects(text: string, read: ReadonlySet<number>, budget: ReadingBudget): boolean {
  for (let at = text.indexOf('obj'); at >= 0; at = text.indexOf('obj', at + 3)) {
    if (read.has(at) || !endsWord.test(text[at - 1] ?? '')) continue;
    spend(budget, 'values', 1);
    const before = text.slice(Math.max(0, at - lookedAt), at);
    const isWord = !/\w/.test(text[at + 3] ?? '');
    if (numbersBefore.test(before) || (isWord && lineBefore.test(before))) return true;
  }
  return text.matchAll(trailer).some(({ index }) => !read.has(index));
}

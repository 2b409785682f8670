import { expect, test } from 'vitest';
import { offeredTypes } from './offered-types.ts';

const all = [{ id: 1 }, { id: 2 }, { id: 3 }];
const offer = (changes: Partial<Parameters<typeof offeredTypes>[0]> = {}) =>
  offeredTypes({
    all,
    acceptingLink: undefined,
    isLoading: false,
    wantsAll: false,
    keptTypeId: undefined,
    ...changes,
  });

test('without a link everything is offered', () => {
  expect(offer()).toEqual({ types: all, isNarrowed: false, fitsNothing: false });
});

test('a link leaves out what it does not fit, until everything is asked for', () => {
  expect(offer({ acceptingLink: [2] })).toEqual({ types: [{ id: 2 }], isNarrowed: true, fitsNothing: false });
  expect(offer({ acceptingLink: [2], wantsAll: true })).toMatchObject({ types: all, isNarrowed: false });
});

test('a link that fits nothing leaves everything', () => {
  expect(offer({ acceptingLink: [] })).toEqual({ types: all, isNarrowed: false, fitsNothing: true });
  expect(offer({ acceptingLink: [], isLoading: true })).toMatchObject({ types: [], fitsNothing: false });
});

test('what came together with its link is not changed for what fits the link', () => {
  expect(offer({ acceptingLink: [2], keptTypeId: 3 })).toMatchObject({ types: all, isNarrowed: false });
  expect(offer({ acceptingLink: [2, 3], keptTypeId: 3 })).toMatchObject({ isNarrowed: true });
  // A type of another network is not kept.
  expect(offer({ acceptingLink: [2], keptTypeId: 9 })).toMatchObject({ types: [{ id: 2 }] });
});

import { expect, test } from 'vitest';
import { findServiceKind, targetParameter } from './find-service-kind.ts';
import { kindRules, serviceKinds } from './service-kinds.ts';

test.each(serviceKinds.filter((kind) => kind !== 'Subscriptions'))(
  '%s is told by what it asks for',
  (kind) => {
    const { required, optional = [], countedBy } = kindRules[kind];
    const isCounted = countedBy === 'comments' || countedBy === 'usernames';
    // Two kinds require the same parameters, and are sent in the same way.
    for (const parameters of [required, [...required, ...optional], [...required, ...optional.slice(1)]]) {
      const reported = findServiceKind({ parameters, isPackage: countedBy === 'package', isCounted });
      expect(reported && kindRules[reported]).toEqual(kindRules[kind]);
    }
  },
);

test('what no kind asks for has no name', () => {
  expect(
    findServiceKind({ parameters: ['groups', 'media'], isPackage: false, isCounted: false }),
  ).toBeUndefined();
  expect(findServiceKind({ parameters: ['keywords'], isPackage: true, isCounted: false })).toBeUndefined();
});

test('own comments are custom comments, however their number is found', () =>
  expect(findServiceKind({ parameters: ['comments'], isPackage: false, isCounted: false })).toBe(
    'Custom Comments',
  ));

test('a target without a word of its own is told by how it is typed in', () => {
  expect(targetParameter({ parameter: 'usernames', viewType: 'comments' })).toBe('usernames');
  expect(targetParameter({ parameter: null, viewType: 'seo_keywords' })).toBe('keywords');
  expect(targetParameter({ parameter: null, viewType: 'languages' })).toBeUndefined();
});

import { expect, test } from 'vitest';
import { kindRules, serviceKind, serviceKinds, splitLines } from './service-kinds.ts';

test.each([
  ['Default', 'Default'],
  ['default', 'Default'],
  ['custom_comments', 'Custom Comments'],
  ['Custom Comments Package', 'Custom Comments Package'],
  ['mentions_with_hashtags', 'Mentions with Hashtags'],
  ['Invites From Groups', 'Invites from Groups'],
  ['seo', 'SEO'],
])('a provider that writes %s means %s', (text, kind) => {
  expect(serviceKind(text)).toBe(kind);
});

test('a kind nobody knows is no kind', () => {
  expect(serviceKind('Blockchain')).toBeUndefined();
  expect(serviceKind('')).toBeUndefined();
});

test('every kind has rules, and what counts lines asks for them', () => {
  for (const kind of serviceKinds) {
    const { required, countedBy } = kindRules[kind];
    if (countedBy === 'comments' || countedBy === 'usernames') expect(required).toContain(countedBy);
  }
});

test('only line ends part comments; empty lines are none', () => {
  expect(splitLines('Great, really!\r\n\r\n  nice \rwow\n')).toEqual(['Great, really!', 'nice', 'wow']);
});

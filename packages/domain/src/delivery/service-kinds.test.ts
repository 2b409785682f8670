import { expect, test } from 'vitest';
import {
  canBePlacedAs,
  kindRules,
  sameForm,
  serviceKind,
  serviceKinds,
  splitLines,
} from './service-kinds.ts';

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

test('an order is placed as another kind only if it is counted alike and nothing is missing', () => {
  const sold = { kind: 'Default', parameters: {} } as const;
  expect(canBePlacedAs('Default', sold)).toBe(true);
  expect(canBePlacedAs('Package', sold)).toBe(false);
  expect(canBePlacedAs('Custom Comments', sold)).toBe(false);
  expect(canBePlacedAs('SEO', sold)).toBe(false);
  expect(canBePlacedAs('SEO', { kind: 'Default', parameters: { keywords: ' ' } })).toBe(false);
  expect(canBePlacedAs('SEO', { kind: 'Default', parameters: { keywords: 'cats' } })).toBe(true);
  expect(canBePlacedAs('Default', { kind: 'Package', parameters: {} })).toBe(false);
});

test('two kinds share a form when they ask for the same', () => {
  expect(sameForm('Mentions User Followers', 'Comment Likes')).toBe(true);
  expect(sameForm('Default', 'Package')).toBe(false);
  expect(sameForm('Default', 'SEO')).toBe(false);
});

import { expect, test } from 'vitest';
import { draftOf, removedRule, triedRule } from './rule-draft.ts';

const rule = {
  id: 3,
  provider: { id: 7, name: 'Up' },
  applies_to: 'service_type' as const,
  target: { id: 9, name: 'Views', group: 'Tube' },
  percent: 0.125,
  fixed: '0',
  round_to: '0.01',
  floor: '0.5',
  services_count: 4,
};

test('a rule is typed as it is shown, and read back the same', () => {
  const draft = draftOf(rule);
  expect(draft).toMatchObject({ percent: '12.5', fixed: '', round_to: '0.01', floor: '0.5' });
  expect(triedRule(draft)).toEqual({
    provider_id: 7,
    service_type_id: 9,
    terms: { percent: 0.125, fixed: '0', round_to: '0.01', floor: '0.5' },
  });
  expect(removedRule(rule)).toEqual({ provider_id: 7, service_type_id: 9, terms: null });
});

test.each([
  ['no provider', { provider: undefined }],
  ['no service', { scope: 'service' as const, target: null }],
  ['a percentage that is too high', { percent: '5000.1' }],
  ['a percentage that is none', { percent: 'half' }],
  ['an amount that is none', { fixed: '1.' }],
])('%s: nothing is asked', (_, changes) => {
  expect(triedRule({ ...draftOf(rule), ...changes })).toBeUndefined();
});

test('an empty form raises nothing', () => {
  expect(triedRule({ ...draftOf(undefined, 7), scope: 'everything' })).toEqual({
    provider_id: 7,
    terms: { percent: 0, fixed: '0', round_to: '0', floor: '0' },
  });
});

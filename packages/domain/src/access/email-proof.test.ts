import { expect, test } from 'vitest';
import { voidedByProof } from './email-proof.ts';

const reasons = ['verification', 'reset', 'change', 'undo'] as const;

test.each(reasons)('the first proof voids everything, also by %s', (reason) => {
  const changedAt = new Date('2026-03-10T12:00:00Z');
  expect(voidedByProof({ reason, isFirst: true, holdsAccount: false, changedAt })).toEqual({
    madeSince: new Date(0),
    madeByStranger: true,
  });
  expect(voidedByProof({ reason, isFirst: true, holdsAccount: true, changedAt })).toEqual({
    madeSince: new Date(0),
    madeByStranger: false,
  });
});

test.each(['reset', 'change'] as const)('a later %s voids nothing', (reason) => {
  const proof = voidedByProof({ reason, isFirst: false, holdsAccount: reason === 'change' });
  expect(proof).toEqual({ madeSince: undefined, madeByStranger: false });
});

test('undoing a change reaches a week further back than the change', () => {
  const changedAt = new Date('2026-03-10T12:00:00Z');
  const proof = { reason: 'undo' as const, isFirst: false, holdsAccount: false };
  expect(voidedByProof({ ...proof, changedAt }).madeSince).toEqual(new Date('2026-03-03T12:00:00Z'));
  expect(voidedByProof(proof).madeSince).toEqual(new Date(0));
});

import { expect, test } from 'vitest';
import { canChangeDocuments, statusFromSteps, verificationSteps } from './verification.ts';

test('the last of the four pictures hands them in, and taking one away takes them back', () => {
  const statuses = [0, 1, 2, 3, 4].map((count) => statusFromSteps(verificationSteps.slice(0, count)));
  expect(statuses).toEqual(['not_started', 'incomplete', 'incomplete', 'incomplete', 'in_review']);
  expect(statusFromSteps(['selfie', 'selfie', 'selfie', 'selfie'])).toBe('incomplete');
});

test('only an approval is final', () => {
  expect(canChangeDocuments('approved')).toBe(false);
  expect(canChangeDocuments('rejected')).toBe(true);
  expect(canChangeDocuments('in_review')).toBe(true);
});

import { expect, test } from 'vitest';
import { planDraft, toPlanBody } from './plan-draft.ts';

test('a new plan stands last, is on offer and has no trial', () => {
  expect(
    toPlanBody({ ...planDraft(undefined, 3), name: 'Pro', keywords_limit: '50', price: '9,90' }),
  ).toEqual({
    name: 'Pro',
    keywords_limit: 50,
    price: '9.90',
    trial_days: 0,
    position: 3,
    is_highlight: false,
    is_enabled: true,
  });
});

test('what is no number is sent as one that is refused', () => {
  const body = toPlanBody({
    ...planDraft(undefined, 0),
    keywords_limit: 'many',
    trial_days: '1.5',
    position: '',
  });
  expect([body.keywords_limit, body.trial_days, body.position]).toEqual([-1, -1, 0]);
});

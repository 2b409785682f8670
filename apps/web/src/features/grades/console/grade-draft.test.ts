import { expect, test } from 'vitest';
import { gradeDraft, toGradeBody, triedGrade } from './grade-draft.ts';

const stored = {
  id: 7,
  name: 'Gold',
  translations: { de: { name: 'Gold-Stufe' } },
  icon: '/files/gold.png',
  spending_goal: '250.5',
  discount_percent: 0.125,
  available_closed_sales: true,
  available_personal_manager: false,
  consultation_chat_period: 7,
  thumbnail_period: null,
  customers: 3,
  given: 1,
  updated_at: '2026-01-01T00:00:00.000Z',
};

test('what is stored comes back unchanged from the form', () => {
  const { id: _, customers: __, given: ___, updated_at: ____, ...fields } = stored;
  expect(toGradeBody(gradeDraft(stored))).toEqual(fields);
  expect(toGradeBody(gradeDraft({ ...stored, icon: 'crown' })).icon).toBe('crown');
});

test('a comma is a decimal point; what cannot be read is refused by the server and not tried', () => {
  const draft = { ...gradeDraft(), name: 'New', spending_goal: '10,5', discount_percent: '7,5' };
  expect(toGradeBody(draft)).toMatchObject({ spending_goal: '10.5', discount_percent: 0.075, icon: 'award' });
  expect(triedGrade(draft, null)).toEqual({
    grade_id: null,
    grade: { spending_goal: '10.5', discount_percent: 0.075 },
  });
  for (const wrong of [{ discount_percent: 'x' }, { discount_percent: '95' }, { spending_goal: '-3' }])
    expect(triedGrade({ ...draft, ...wrong }, 7)).toBeUndefined();
  expect(toGradeBody({ ...draft, thumbnail_period: 'often' }).thumbnail_period).toBe(-1);
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, fraction, id, text, wholeNumberText } from '../primitives.ts';

const moment = z.iso.datetime().max(40);

export const grade = z.object({
  id,
  icon: text(60).nullable(),
  name: text(120),
  discount_percent: fraction,
  available_closed_sales: z.boolean(),
  available_personal_manager: z.boolean(),
  consultation_chat_period: z.int().min(0).nullable(),
  thumbnail_period: z.int().min(0).nullable(),
  spending_goal: decimal,
  is_next: z.boolean(),
  is_previous: z.boolean(),
  /** When the customer reached it; null for other grades than the current one. */
  created_at: moment.nullable(),
  /** When it ends if nothing more is spent; null if it never does. */
  expires_at: moment.nullable(),
});
export type Grade = z.output<typeof grade>;

export const gradesBlock = z.object({
  current: grade.nullable(),
  next: grade.nullable(),
  previous: grade.nullable(),
  grades_enabled: z.boolean(),
  grade_discounts_enabled: z.boolean(),
  spend_to_goal: decimal,
  spend_to_goal_percent: fraction,
});

export const listGrades = endpoint({
  name: 'listGrades',
  method: 'GET',
  path: '/api/v1/grades',
  access: 'guest',
  area: 'earn',
  summary: 'List grades, lowest first; signed-in callers also see which one they have',
  response: data(z.array(grade).max(50)),
});

const ownGrades = gradesBlock.extend({
  /** What counts towards grades: kept of the orders that ended within the period. */
  spent: decimal,
  /** Set while too little was spent: until then the grade stays. */
  mercy_until: moment.nullable(),
  /** What must be spent before the grade ends to keep it. */
  to_keep: decimal,
  /** The grade that is left otherwise. */
  falls_to: grade.nullable(),
  /** Given by the panel, not reached by spending. */
  is_given: z.boolean(),
});
export type OwnGrades = z.output<typeof ownGrades>;

export const getOwnGrades = endpoint({
  name: 'getOwnGrades',
  method: 'GET',
  path: '/api/v1/profile/grades',
  access: 'user',
  area: 'earn',
  summary: 'Get your grade, the ones next to it and what it takes to keep it',
  response: data(ownGrades),
  whileFrozen: true,
});

const gradeChange = z.object({
  id,
  kind: z.enum(['reached', 'lowered']),
  /** Null: none. */
  from: text(120).nullable(),
  to: text(120).nullable(),
  created_at: moment,
});
export type GradeChangeView = z.output<typeof gradeChange>;

export const listGradeChanges = endpoint({
  name: 'listGradeChanges',
  method: 'GET',
  path: '/api/v1/profile/grades/history',
  access: 'user',
  area: 'earn',
  summary: 'List changes of your grade, newest first; pass the last ID as `before` for the next page',
  query: z.object({
    before: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }).optional(),
    per_page: wholeNumberText({ minimum: 1, maximum: 100 }).default(20),
  }),
  response: z.object({ data: z.array(gradeChange).max(100), next: id.nullable() }),
  whileFrozen: true,
});

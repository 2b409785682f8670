import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, fraction, id, locale, quantity, sentMoment, text } from '../primitives.ts';
import { rowId } from './console-list.ts';

const moment = z.iso.datetime().max(40);
const days = z.int().min(0).max(3650).nullable();
const name = z.string().trim().min(1).max(120);
const names = z.partialRecord(locale, z.strictObject({ name }));

/** A drawing by its name, a path of this panel, or an https address. */
const icon = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^([a-z]+|\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)$/)
  .nullable();

/** Below 100 %: nothing is ever free. */
const discount = fraction.max(0.9);

const managedGrade = z.object({
  id,
  name: text(120),
  translations: names,
  icon: text(60).nullable(),
  spending_goal: decimal,
  discount_percent: fraction,
  available_closed_sales: z.boolean(),
  available_personal_manager: z.boolean(),
  consultation_chat_period: days,
  thumbnail_period: days,
  /** Who stands on it now, and how many of them by hand. */
  customers: quantity,
  given: quantity,
  updated_at: moment,
});
export type ManagedGrade = z.output<typeof managedGrade>;

const body = z.strictObject({
  name,
  translations: names.default({}),
  icon,
  spending_goal: decimal,
  discount_percent: discount,
  available_closed_sales: z.boolean(),
  available_personal_manager: z.boolean(),
  consultation_chat_period: days,
  thumbnail_period: days,
});
export type GradeInput = z.output<typeof body>;

const effect = z.object({
  /** Customers who have bought something, and so are counted here. */
  customers: quantity,
  moves_up: quantity,
  /** After the days of mercy. */
  moves_down: quantity,
  /** What the discounts of grades would have cost in the last 30 days at today's standings, and with the change. */
  cost_before: decimal,
  cost_after: decimal,
});
export type GradeEffect = z.output<typeof effect>;

export const manageGrades = endpoint({
  name: 'manageGrades',
  method: 'GET',
  path: '/api/v1/admin/grades',
  access: 'staff:payments.view',
  area: 'console',
  summary: 'The ladder of grades by goal, lowest first, with how many customers stand on each',
  response: data(z.array(managedGrade).max(50)),
});

export const createGrade = endpoint({
  name: 'createGrade',
  method: 'POST',
  path: '/api/v1/admin/grades',
  access: 'staff:payments.manage',
  area: 'console',
  summary: 'Adds a grade to the ladder',
  body,
  response: data(managedGrade),
  errors: ['sign_in_again', 'impersonated'],
  fresh: true,
});

export const changeGrade = endpoint({
  name: 'changeGrade',
  method: 'PUT',
  path: '/api/v1/admin/grades/{id}',
  access: 'staff:payments.manage',
  area: 'console',
  summary: 'Changes a grade; customers move at the next reckoning, those who fall after the days of mercy',
  params: rowId,
  body,
  response: data(managedGrade),
  errors: ['sign_in_again', 'impersonated'],
  fresh: true,
});

export const removeGrade = endpoint({
  name: 'removeGrade',
  method: 'DELETE',
  path: '/api/v1/admin/grades/{id}',
  access: 'staff:payments.manage',
  area: 'console',
  summary: 'Takes a grade off the ladder; who stands on it moves to the highest one that is left to them',
  params: rowId,
  errors: ['sign_in_again', 'impersonated'],
  fresh: true,
});

export const previewGrade = endpoint({
  name: 'previewGrade',
  method: 'POST',
  path: '/api/v1/admin/grades/preview',
  access: 'staff:payments.view',
  area: 'console',
  summary: 'What a change of the ladder would do: who moves, and what discounts would have cost in 30 days',
  body: z.strictObject({
    /** The grade that is changed or removed; null for a new one. */
    grade_id: id.nullable(),
    /** Null: it is removed. */
    grade: z.strictObject({ spending_goal: decimal, discount_percent: discount }).nullable(),
  }),
  response: data(effect),
});

const customerGrade = z.object({
  /** Null: none reached. */
  grade: z.object({ name: text(120) }).nullable(),
  since: moment.nullable(),
  expires_at: moment.nullable(),
  mercy_until: moment.nullable(),
  spent: decimal,
  given: z
    .object({
      grade: z.object({ name: text(120) }),
      until: moment.nullable(),
      reason: text(500),
    })
    .nullable(),
});
export type CustomerGrade = z.output<typeof customerGrade>;

export const getCustomerGrade = endpoint({
  name: 'getCustomerGrade',
  method: 'GET',
  path: '/api/v1/admin/accounts/{id}/grade',
  access: 'staff:accounts.view',
  area: 'console',
  summary: 'Where a customer stands on the ladder, and the grade that was given to them',
  params: rowId,
  response: data(customerGrade),
});

export const giveGrade = endpoint({
  name: 'giveGrade',
  method: 'PUT',
  path: '/api/v1/admin/accounts/{id}/grade',
  access: 'staff:accounts.manage',
  area: 'console',
  summary: 'Gives a customer a grade below which they do not stand while it lasts, or takes it back',
  params: rowId,
  body: z.strictObject({
    /** Null takes it back. */
    grade_id: id.nullable(),
    until: sentMoment.nullable(),
    reason: z.string().trim().min(1).max(500),
  }),
  response: data(customerGrade),
  errors: ['sign_in_again', 'impersonated'],
  fresh: true,
});

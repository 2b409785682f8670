import { firstSteps } from '@marquee/domain/settings/first-steps.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, text } from '../primitives.ts';

const staff = { access: 'staff:settings.manage', area: 'console' } as const;

const checklist = z.object({
  steps: z.array(z.object({ name: z.enum(firstSteps), is_done: z.boolean() })).max(firstSteps.length),
  /** Where the owner of a child panel proves its domain; null for other panels. */
  child_panels_url: text(2048).nullable(),
});
export type FirstStepsChecklist = z.output<typeof checklist>;

export const getFirstSteps = endpoint({
  ...staff,
  name: 'getFirstSteps',
  method: 'GET',
  path: '/api/v1/admin/first-steps',
  summary: 'What a new panel still needs; null once it was dismissed or a customer has ordered',
  response: data(checklist.nullable()),
});

export const dismissFirstSteps = endpoint({
  ...staff,
  name: 'dismissFirstSteps',
  method: 'POST',
  path: '/api/v1/admin/first-steps/dismissal',
  summary: 'The checklist is not shown again',
  response: data(checklist.nullable()),
});

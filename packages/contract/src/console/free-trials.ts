import { freeTrialStatuses, trialSuspicions } from '@marquee/domain/free-trials/free-trial.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, id, locale, quantity, text, wholeNumberText } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, customer, rowId } from './console-list.ts';

const questPath = '/api/v1/admin/free-trial-quests';
const path = '/api/v1/admin/free-trials';
const moment = z.iso.datetime().max(40);
const staffCall = { access: 'staff:tasks.manage', area: 'console' } as const;
const counted = z.int().min(0);

const texts = z.strictObject({
  name: z.string().trim().min(1).max(120).optional(),
  short_body: z.string().trim().max(300).optional(),
  body: z.string().trim().max(4000).optional(),
});

const terms = {
  quantity: z.int().min(1).max(1_000_000_000),
  repeats_count: z.int().min(1).max(1000),
  /** For everybody together; null: no limit. */
  daily_limit: z.int().min(0).max(1_000_000).nullable(),
  allow_proof_url: z.boolean(),
  allow_proof_file: z.boolean(),
  proof_is_required: z.boolean(),
  is_enabled: z.boolean(),
  position: z.int().min(0).max(10_000),
};

const staffQuest = z.object({
  id,
  name: text(120),
  short_body: text(300),
  body: text(4000),
  translations: z.partialRecord(locale, texts),
  image: text(300).nullable(),
  service: z.object({ id, name: text(300), is_available: z.boolean() }),
  ...terms,
  value: decimal,
  min_user_spend_amount: decimal,
  min_replenishment_amount: decimal,
  /** Customers who opened its steps, trials that count, those of today, and what they cost the panel so far. */
  begun: counted,
  trials: counted,
  trials_today: counted,
  cost: decimal,
});
export type StaffQuest = z.output<typeof staffQuest>;

const body = z.strictObject({
  name: z.string().trim().min(1).max(120),
  short_body: z.string().trim().max(300).default(''),
  body: z.string().trim().max(4000).default(''),
  translations: z.partialRecord(locale, texts).default({}),
  service_id: id,
  ...terms,
  min_user_spend_amount: decimal.default('0'),
  min_replenishment_amount: decimal.default('0'),
});
export type QuestInput = z.output<typeof body>;

const staffTrial = z.object({
  id,
  status: z.enum(freeTrialStatuses),
  quest: z.object({ id, name: text(120) }),
  customer,
  service: z.object({ id, name: text(300) }),
  quantity,
  /** What it cost the panel, or would. */
  value: decimal,
  url: text(2048),
  proof_url: text(2048).nullable(),
  proof_file: text(120).nullable(),
  suspicions: z.array(z.enum(trialSuspicions)).max(trialSuspicions.length),
  order_id: id.nullable(),
  reject_reason: text(500).nullable(),
  created_at: moment,
  expire_at: moment,
  decided_at: moment.nullable(),
  ended_at: moment.nullable(),
});
export type StaffTrial = z.output<typeof staffTrial>;

export const listStaffQuests = endpoint({
  ...staffCall,
  name: 'listStaffQuests',
  method: 'GET',
  path: questPath,
  summary: 'All quests in their order, with how often they were taken and what that cost',
  response: data(z.array(staffQuest).max(200)),
});

export const createQuest = endpoint({
  ...staffCall,
  name: 'createQuest',
  method: 'POST',
  path: questPath,
  summary: 'Makes a quest',
  body,
  response: data(staffQuest),
  errors: ['impersonated'],
});

export const changeQuest = endpoint({
  ...staffCall,
  name: 'changeQuest',
  method: 'PUT',
  path: `${questPath}/{id}`,
  summary: 'Changes a quest; trials that were asked for keep the reward they were promised',
  params: rowId,
  body,
  response: data(staffQuest),
  errors: ['impersonated'],
});

export const setQuestImage = endpoint({
  ...staffCall,
  name: 'setQuestImage',
  method: 'POST',
  path: `${questPath}/{id}/image`,
  summary: 'The picture of a quest, a `file` (jpeg, png or webp); without one the picture is removed',
  params: rowId,
  body: z.object({}),
  response: data(staffQuest),
  errors: ['impersonated', 'body_too_large'],
  takes: 'upload',
});

const filters = {
  status: z.enum(freeTrialStatuses).default('in_moderation'),
  quest_id: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }).optional(),
};

export const listStaffTrials = endpoint({
  ...staffCall,
  name: 'listStaffTrials',
  method: 'GET',
  path,
  summary: 'Free trials of all customers; those in moderation come oldest first, the others newest first',
  query: z.object({ ...consoleListQuery, ...filters }),
  response: consoleListResponse(staffTrial),
});

export const exportStaffTrials = endpoint({
  ...staffCall,
  name: 'exportStaffTrials',
  method: 'GET',
  path: `${path}/export`,
  summary: 'The same trials as a file for spreadsheets',
  query: z.object({ search: consoleListQuery.search, ...filters }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const getStaffTrialProof = endpoint({
  ...staffCall,
  name: 'getStaffTrialProof',
  method: 'GET',
  path: `${path}/{id}/proof`,
  summary: 'The uploaded proof of a trial; every look is recorded',
  params: rowId,
  response: text(15_000_000),
  contentType: 'application/octet-stream',
  changesData: true,
});

export const approveTrial = endpoint({
  ...staffCall,
  name: 'approveTrial',
  method: 'POST',
  path: `${path}/{id}/approval`,
  summary: 'Orders the reward for the customer; the panel pays',
  params: rowId,
  response: data(staffTrial),
  errors: ['impersonated', 'wrong_state', 'trial_budget_used_up'],
});

export const rejectTrial = endpoint({
  ...staffCall,
  name: 'rejectTrial',
  method: 'POST',
  path: `${path}/{id}/rejection`,
  summary: 'Refuses a trial; the customer reads the reason and may ask again',
  params: rowId,
  body: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
  response: data(staffTrial),
  errors: ['impersonated', 'wrong_state'],
});

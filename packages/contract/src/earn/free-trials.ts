import { freeTrialStatuses } from '@marquee/domain/free-trials/free-trial.ts';
import { z } from 'zod';
import { storedFileName } from '../account/uploads.ts';
import { endpoint } from '../endpoint.ts';
import { data, decimal, httpsUrl, id, quantity, text, wholeNumberText } from '../primitives.ts';

const moment = z.iso.datetime().max(40);
const anyId = wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const questPath = '/api/v1/free-trial-quests';
const path = '/api/v1/free-trials';

const reward = z.object({
  service: z.object({ id, name: text(300), slug: text(200).nullable() }),
  quantity,
  /** What the same order costs. */
  value: decimal,
});

const freeTrialQuest = z.object({
  id,
  panel_id: id,
  name: text(120),
  short_body: text(300),
  /** What to do, one step per line. */
  body: text(4000),
  image: text(300).nullable(),
  reward,
  network: z.object({ id, name: text(120), icon: text(4000).nullable(), color: text(60) }),
  /** A link that its service takes. */
  example_link: text(2048).nullable(),
  repeats_count: z.int().min(1),
  /** How often the caller may still take it. */
  repeats_left: quantity,
  allow_proof_url: z.boolean(),
  allow_proof_file: z.boolean(),
  proof_is_required: z.boolean(),
  min_user_spend_amount: decimal,
  min_replenishment_amount: decimal,
  /** The caller has not spent enough, or not added enough funds. */
  is_disabled_by_spend: z.boolean(),
  is_disabled_by_replenishment: z.boolean(),
  /** The panel has given away all of today's; there are new ones at midnight UTC. */
  is_used_up_today: z.boolean(),
  /** What counts towards the two minimums; null for guests. */
  spent: decimal.nullable(),
  replenished: decimal.nullable(),
});
export type FreeTrialQuest = z.output<typeof freeTrialQuest>;

const freeTrial = z.object({
  id,
  free_trial_quest_id: id,
  quest_name: text(120),
  status: z.enum(freeTrialStatuses),
  url: text(2048),
  reward,
  proof_url: text(2048).nullable(),
  /** The name of the uploaded proof. */
  proof_file: text(120).nullable(),
  /** The order that delivers the reward. */
  order_id: id.nullable(),
  reject_reason: text(500).nullable(),
  created_at: moment,
  /** When it ends if nobody has decided by then; null once somebody has. */
  expire_at: moment.nullable(),
  ended_at: moment.nullable(),
});
export type FreeTrial = z.output<typeof freeTrial>;

export const listFreeTrialQuests = endpoint({
  name: 'listFreeTrialQuests',
  method: 'GET',
  path: questPath,
  access: 'guest',
  area: 'earn',
  summary: 'List free trial offers, their conditions and whether you meet them',
  response: data(z.array(freeTrialQuest).max(200)),
});

export const getFreeTrialQuest = endpoint({
  name: 'getFreeTrialQuest',
  method: 'GET',
  path: `${questPath}/{id}`,
  access: 'guest',
  area: 'earn',
  summary: 'Get a free trial offer with its steps',
  params: z.object({ id: anyId }),
  response: data(freeTrialQuest),
});

export const getFreeTrialQuestImage = endpoint({
  name: 'getFreeTrialQuestImage',
  method: 'GET',
  path: `${questPath}/{id}/images/{filename}`,
  access: 'guest',
  area: 'earn',
  summary: 'Get the image of a free trial offer',
  params: z.object({ id: anyId, filename: storedFileName }),
  response: text(15_000_000),
  contentType: 'application/octet-stream',
});

export const trackFreeTrialQuest = endpoint({
  name: 'trackFreeTrialQuest',
  method: 'POST',
  path: `${questPath}/{id}/track`,
  access: 'user',
  area: 'earn',
  summary: 'Record that you started a free trial offer; counted once',
  params: z.object({ id: anyId }),
  errors: ['impersonated'],
});

export const requestFreeTrial = endpoint({
  name: 'requestFreeTrial',
  method: 'POST',
  path,
  access: 'user',
  area: 'earn',
  summary:
    'Request a free trial, with proof where required (a link or a `file`). 204: not created because today’s trials are all taken',
  body: z.object({
    free_trial_quest_id: anyId,
    url: text(2048).min(1),
    proof_url: z.union([httpsUrl, z.literal('')]).optional(),
  }),
  response: data(freeTrial).optional(),
  errors: ['impersonated', 'email_not_proven', 'body_too_large'],
  provenEmail: true,
  takes: 'upload',
});

export const listFreeTrials = endpoint({
  name: 'listFreeTrials',
  method: 'GET',
  path,
  access: 'user',
  area: 'earn',
  summary: 'List your free trials, newest first',
  response: data(z.array(freeTrial).max(100)),
});

export const getFreeTrial = endpoint({
  name: 'getFreeTrial',
  method: 'GET',
  path: `${path}/{id}`,
  access: 'user',
  area: 'earn',
  summary: 'Get one of your free trials',
  params: z.object({ id: anyId }),
  response: data(freeTrial),
});

export const getFreeTrialProof = endpoint({
  name: 'getFreeTrialProof',
  method: 'GET',
  path: `${path}/{id}/proof`,
  access: 'user',
  area: 'earn',
  summary: 'Download the proof you uploaded for a free trial',
  params: z.object({ id: anyId }),
  response: text(15_000_000),
  contentType: 'application/octet-stream',
  errors: ['impersonated'],
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, id, quantity, text, wholeNumberText } from '../primitives.ts';
import { moment } from './source.ts';

const path = '/api/v1/campaigns';
const rowId = z.object({ id: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });

/** What choosing a plan would mean for the caller. */
export const planChanges = ['trial', 'subscribe', 'upgrade', 'downgrade', 'current'] as const;

const tariffPlan = z.object({
  id,
  name: text(120),
  is_highlight: z.boolean(),
  /** Keywords of all running campaigns together, counted once per country. */
  keywords_limit: quantity,
  /** USD a month. */
  price: decimal,
  /** Days before the first payment, for a customer who has had no plan yet. */
  trial_days: quantity,
  /** Null for a guest. */
  change: z.enum(planChanges).nullable(),
  /** What the caller would pay now: an upgrade costs the difference for the days left. */
  due_now: decimal,
  /** When the plan would begin for the caller: a downgrade waits for the month's end. */
  begins_at: moment.nullable(),
});
export type TariffPlan = z.output<typeof tariffPlan>;

export const campaignSubscriptionStates = ['none', 'trial', 'active', 'lapsed'] as const;

const campaignSubscription = z.object({
  status: z.enum(campaignSubscriptionStates),
  /** Keywords of active campaigns, counted once per country. */
  tracked_keywords: quantity,
  /** Null without a plan. */
  campaign_tariff: tariffPlan.pick({ id: true, name: true, keywords_limit: true, price: true }).nullable(),
  /** The plan that follows at the end of the month. */
  next_tariff: tariffPlan.pick({ id: true, name: true, keywords_limit: true, price: true }).nullable(),
  started_at: moment.nullable(),
  /** When the trial or the paid month ends. */
  ends_at: moment.nullable(),
  renews: z.boolean(),
});
export type CampaignSubscription = z.output<typeof campaignSubscription>;

export const listTariffPlans = endpoint({
  name: 'listTariffPlans',
  method: 'GET',
  path: `${path}/tariff-plans`,
  access: 'guest',
  area: 'youtube',
  summary: 'List plans for keyword campaigns; signed-in callers also see what each would cost now',
  response: data(z.array(tariffPlan).max(50)),
});

export const getCampaignSubscription = endpoint({
  name: 'getCampaignSubscription',
  method: 'GET',
  path: `${path}/subscription`,
  access: 'user',
  area: 'youtube',
  summary: 'Get your plan for keyword campaigns and how much of it is used',
  response: data(campaignSubscription),
});

export const subscribeToTariffPlan = endpoint({
  name: 'subscribeToTariffPlan',
  method: 'POST',
  path: `${path}/tariff-plans/{id}/subscribe`,
  access: 'user',
  area: 'youtube',
  summary: 'Start, upgrade or downgrade your plan; what is due is charged to your balance',
  params: rowId,
  /** The sum that was shown; refused if it is another by now. */
  body: z.strictObject({ due_now: decimal.optional() }),
  response: data(campaignSubscription),
  errors: ['wrong_state', 'insufficient_balance', 'account_owes', 'price_changed', 'email_not_proven'],
  provenEmail: true,
  idempotent: true,
});

export const changeCampaignSubscription = endpoint({
  name: 'changeCampaignSubscription',
  method: 'PATCH',
  path: `${path}/subscription`,
  access: 'user',
  area: 'youtube',
  summary: 'Turn automatic renewal of your plan on or off',
  body: z.strictObject({ renews: z.boolean() }),
  response: data(campaignSubscription),
  errors: ['wrong_state'],
});

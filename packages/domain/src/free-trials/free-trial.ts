export const freeTrialStatuses = [
  'in_moderation',
  'in_processing',
  'completed',
  'rejected',
  'expired',
] as const;
export type FreeTrialStatus = (typeof freeTrialStatuses)[number];

/** Those that use up one of a quest's repeats and its link; a rejected or expired one gives both back. */
export const countedTrialStatuses = ['in_moderation', 'in_processing', 'completed'] as const;

/** Why a request waits for a person although the customer did everything asked. */
export const trialSuspicions = [
  'same_device',
  'same_address',
  'same_network',
  'same_card',
  'same_link',
  'disposable_mail',
  'many_requests',
  'daily_budget',
] as const;
export type TrialSuspicion = (typeof trialSuspicions)[number];

/** How a trial may begin: the reward is ordered at once, or a person decides first. */
export type TrialStart = 'in_processing' | 'in_moderation';

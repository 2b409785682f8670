/** What staff may do with one order or many. */
export const staffActions = [
  'cancel',
  'refund',
  'partial',
  'resend',
  'change_provider',
  'change_link',
  'set_progress',
  'complete',
  'mark_read',
] as const;

export type StaffAction = (typeof staffActions)[number];

/** They give money back without asking anybody, so they ask for another permission too. */
export const refundingActions = ['refund', 'partial'] as const satisfies readonly StaffAction[];

/** The customer or the audit log must say why. */
export const reasonedActions = [
  'cancel',
  'refund',
  'partial',
  'change_provider',
  'change_link',
] as const satisfies readonly StaffAction[];

/** Why an action does not apply to an order. */
export const staffActionProblems = [
  'not_found',
  'unpaid',
  'in_moderation',
  'ended',
  'being_sent',
  'outcome_unknown',
  'at_provider',
  'provider_cannot_cancel',
  'requested_before',
  'not_in_error',
  'not_running',
  'all_delivered',
  'more_than_ordered',
  'less_than_reported',
  'nothing_changes',
  'not_a_source',
  'link_refused',
  'link_taken',
  'read_before',
  'internal',
] as const;

export type StaffActionProblem = (typeof staffActionProblems)[number];

export const bulkJobStatuses = ['draft', 'running', 'stopped', 'done'] as const;
export type BulkJobStatus = (typeof bulkJobStatuses)[number];

export const bulkRowOutcomes = ['done', 'requested', 'refused', 'failed'] as const;
export type BulkRowOutcome = (typeof bulkRowOutcomes)[number];

export const mostOrdersOfBulkJob = 100_000;

/**
 * How a page's figures stand. All but `ok` may come with figures of an earlier day:
 * `quota_used_up`: the day's budget at the video network is spent, `unavailable`: it does not answer,
 * `not_connected`: its owner has not allowed it, `consent_revoked`: no longer, `gone`: the channel or video is no more.
 */
export const sourceStates = [
  'ok',
  'quota_used_up',
  'unavailable',
  'not_connected',
  'consent_revoked',
  'gone',
] as const;
export type SourceState = (typeof sourceStates)[number];

/** `sample`: made up by the panel, steady, and labelled so. */
export const sourceKinds = ['youtube', 'sample'] as const;
export type SourceKind = (typeof sourceKinds)[number];

import type { DB } from './platform/db/generated/tables.ts';
import type { Owned } from './table-owners.ts';

/** The tables of the tools for channels. */
export const videoTableOwners = {
  campaign: { owner: 'campaigns' },
  campaign_check: { owner: 'campaigns' },
  campaign_country: { owner: 'campaigns' },
  campaign_keyword: { owner: 'campaigns' },
  campaign_plan: { owner: 'campaigns' },
  campaign_plan_charge: { owner: 'campaigns' },
  campaign_subscription: { owner: 'campaigns' },
  channel_answer: { owner: 'channel-sources' },
  channel_breaker: { owner: 'channel-sources' },
  channel_connect_attempt: { owner: 'channel-reports' },
  channel_connection: { owner: 'channel-reports' },
  channel_oauth_client: { owner: 'channel-sources' },
  channel_quota_day: { owner: 'channel-sources' },
  channel_quota_use: { owner: 'channel-sources' },
  channel_report_answer: { owner: 'channel-reports' },
  channel_report_day: { owner: 'channel-reports' },
  channel_revocation: { owner: 'channel-reports' },
  channel_source: { owner: 'channel-sources' },
  keyword_allowance: { owner: 'keyword-tools' },
  keyword_competition: { owner: 'keyword-tools' },
  keyword_search: { owner: 'keyword-tools' },
  keyword_suggestion: { owner: 'keyword-tools' },
  keyword_lookup: { owner: 'campaigns' },
  keyword_position: { owner: 'campaigns' },
  suggestion_source: { owner: 'channel-sources' },
  video_channel: { owner: 'video-channels', alsoUsedBy: ['channel-reports'] },
} satisfies Partial<Record<keyof DB, Owned>>;

import type { CampaignDetails } from '@marquee/contract/generated/youtube.ts';
import type { TrackInterval } from '@marquee/domain/campaigns/campaign.ts';

/** The form's fields as they are typed. */
export interface CampaignDraft {
  countries: readonly string[];
  keywords: readonly string[];
  track: TrackInterval;
  alerts: boolean;
}

export function campaignDraft(campaign?: CampaignDetails): CampaignDraft {
  return {
    countries: campaign?.countries ?? [],
    keywords: campaign?.keywords.map(({ keyword }) => keyword) ?? [],
    track: campaign?.track ?? 'daily',
    alerts: campaign?.alerts ?? true,
  };
}

/** Each keyword counts once per country; one without a country yet will need at least one slot. */
export const slotsOf = ({ keywords, countries }: Pick<CampaignDraft, 'keywords' | 'countries'>) =>
  keywords.length * Math.max(1, countries.length);

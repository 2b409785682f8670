import {
  type CampaignStatus,
  campaignStatuses,
  type TrackInterval,
  trackIntervals,
} from '@marquee/domain/campaigns/campaign.ts';

export const campaignsPerPage = 20;
const columns = ['created_at', 'title', 'keywords_count', 'average_position'] as const;

export interface CampaignFilters {
  page: number;
  status: CampaignStatus | undefined;
  track: TrackInterval | undefined;
  country: string | undefined;
  search: string | undefined;
  column: (typeof columns)[number];
  direction: 'asc' | 'desc';
}

/** What the address asks for; what it spells wrong counts as not asked. */
export function readCampaignFilters(query: URLSearchParams): CampaignFilters {
  const page = query.get('page') ?? '';
  const country = query.get('country') ?? '';
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    status: campaignStatuses.find((status) => status === query.get('status')),
    track: trackIntervals.find((track) => track === query.get('track')),
    country: /^[A-Z]{2}$/.test(country) ? country : undefined,
    search: query.get('search')?.slice(0, 100) || undefined,
    column: columns.find((column) => column === query.get('sort')) ?? 'created_at',
    direction: query.get('direction') === 'asc' ? 'asc' : 'desc',
  };
}

export const isNarrowed = ({ status, track, country, search }: CampaignFilters) =>
  [status, track, country, search].some((value) => value !== undefined);

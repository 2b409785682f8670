// Written by `npm run call-types` from the schemas beside this folder; a check holds it to them.
import type { CampaignStatus, TrackInterval } from '@marquee/domain/campaigns/campaign.ts';
import type { CompetitionLevel } from '@marquee/domain/keywords/competition.ts';
import type { SourceKind, SourceState } from '@marquee/domain/video-sources/source-state.ts';

export interface YoutubeCalls {
  /** List plans for keyword campaigns; signed-in callers also see what each would cost now: `GET /api/v1/campaigns/tariff-plans` */
  listTariffPlans: {
    answer: { data: TariffPlan[] };
  };

  /** Get your plan for keyword campaigns and how much of it is used: `GET /api/v1/campaigns/subscription` */
  getCampaignSubscription: {
    answer: { data: CampaignSubscription };
  };

  /** Start, upgrade or downgrade your plan; what is due is charged to your balance: `POST /api/v1/campaigns/tariff-plans/{id}/subscribe` */
  subscribeToTariffPlan: {
    params: { id: number | string };
    body: { due_now?: string };
    answer: { data: CampaignSubscription };
  };

  /** Turn automatic renewal of your plan on or off: `PATCH /api/v1/campaigns/subscription` */
  changeCampaignSubscription: {
    body: { renews: boolean };
    answer: { data: CampaignSubscription };
  };

  /** List your campaigns with totals: `GET /api/v1/campaigns` */
  listCampaigns: {
    query: {
      page?: number | string;
      per_page?: number | string;
      order_by?: 'average_position' | 'created_at' | 'keywords_count' | 'title';
      order_on?: 'asc' | 'desc';
      start?: number | string;
      length?: number | string;
      'order[0][column]'?: number | string;
      'order[0][dir]'?: 'asc' | 'desc';
      'search[value]'?: string;
      status?: 'active' | 'all' | 'finished' | 'paused';
      track?: 'all' | 'daily' | 'monthly' | 'on_demand' | 'weekly';
      country?: string;
      /** Part of a title, address or keyword. */
      search?: string;
      [key: string]: unknown;
    };
    answer: {
      data: Campaign[];
      /** All of the caller's campaigns, whatever the filter. */
      total_amount: number;
      recordsFiltered: number;
      totals: {
        active: number;
        paused: number;
        finished: number;
        keywords: number;
        first3: number;
        first10: number;
        first50: number;
        beyond: number;
      };
    };
  };

  /** Create a campaign that tracks a video’s search positions for keywords and countries: `POST /api/v1/campaigns` */
  createCampaign: {
    body: {
      countries: string[];
      track: TrackInterval;
      keywords: string[];
      url: string;
      alerts?: boolean;
    };
    answer: { data: CampaignDetails };
  };

  /** Get a campaign with its keywords and countries: `GET /api/v1/campaigns/{id}` */
  getCampaign: {
    params: { id: number | string };
    answer: { data: CampaignDetails };
  };

  /** Change keywords, countries, check frequency or e-mail alerts of a campaign; history is kept: `PATCH /api/v1/campaigns/{id}` */
  changeCampaign: {
    params: { id: number | string };
    body: {
      countries?: string[];
      track?: TrackInterval;
      keywords?: string[];
      alerts?: boolean;
    };
    answer: { data: CampaignDetails };
  };

  /** Check positions now; those already checked today are not checked again: `PUT /api/v1/campaigns/{id}/update` */
  updateCampaign: {
    params: { id: number | string };
    answer: { data: CampaignDetails };
  };

  /** Resume a paused campaign: `PUT /api/v1/campaigns/{id}/activate` */
  activateCampaign: {
    params: { id: number | string };
    answer: { data: CampaignDetails };
  };

  /** Pause a campaign; its keyword slots become free for other campaigns: `PUT /api/v1/campaigns/{id}/pause` */
  pauseCampaign: {
    params: { id: number | string };
    answer: { data: CampaignDetails };
  };

  /** End a campaign permanently; its history stays readable: `PUT /api/v1/campaigns/{id}/finish` */
  finishCampaign: {
    params: { id: number | string };
    answer: { data: CampaignDetails };
  };

  /** List keyword positions of a campaign in one country on one day: `GET /api/v1/campaigns/{id}/keywords` */
  listCampaignKeywords: {
    params: { id: number | string };
    query: { country_id?: string; date?: string };
    answer: {
      data: CampaignKeyword[];
      country_id: string;
      date: string;
      source: Source;
    };
  };

  /** Get positions by day in one country, for a chart; the last 30 days by default: `GET /api/v1/campaigns/{id}/positions` */
  getCampaignPositions: {
    params: { id: number | string };
    query: { country_id?: string; start_date?: string; end_date?: string };
    answer: { data: CampaignPositions };
  };

  /** List the videos around the campaign’s own in the search results of one day: `GET /api/v1/campaigns/{id}/keywords/{keywordId}/results` */
  listSearchResults: {
    params: { id: number | string; keywordId: number | string };
    query: { country_id?: string; date?: string };
    answer: {
      data: SearchResult[];
      /** The day they were seen; null where it was never looked up. */
      seen_on: string | null;
      source: Source;
    };
  };

  /** Export all positions of a campaign as CSV: `GET /api/v1/campaigns/{id}/export` */
  exportCampaign: {
    params: { id: number | string };
    query: { country_id?: string };
    answer: string;
  };

  /** List your channels and whether their reports are connected: `GET /api/v1/youtube-reporting/accounts` */
  listReportChannels: {
    answer: {
      data: ReportChannel[];
      /** The panel can send its customers to the video network to agree. */
      can_connect: boolean;
    };
  };

  /** Start connecting a channel; the response contains the address where its owner agrees: `POST /api/v1/youtube-reporting/connect` */
  connectChannel: {
    body: { redirect?: string };
    answer: { data: { url: string } };
  };

  /** Complete connecting a channel after its owner agreed at YouTube: `GET /youtube-reporting/callback` */
  finishConnectChannel: {
    query: { code?: string; state?: string; scope?: string; error?: string };
    answer: string;
  };

  /** Disconnect a channel, here and at YouTube, and delete the data read with it: `DELETE /api/v1/youtube-reporting/accounts/{id}/connection` */
  disconnectChannel: {
    params: { id: number | string };
    answer: undefined;
  };

  /** Get the channel’s figures today and compared with a month ago: `POST /api/v1/youtube-reporting/channels/info` */
  getChannelInfo: {
    query: { channel_id?: string };
    answer: { data: ChannelInfo | null; source: Source };
  };

  /** List the channel’s videos, newest first: `POST /api/v1/youtube-reporting/channels/videos/info` */
  listChannelVideos: {
    query: { channel_id?: string; limit?: number | string };
    answer: { data: VideoInfo[]; source: Source };
  };

  /** Get the channel’s daily statistics, totals and what was delivered in these days: `POST /api/v1/youtube-reporting/channels/statistics-daily` */
  getDailyStatistics: {
    query: {
      /** Also the same number of days before. */
      compare?: string | boolean;
      channel_id?: string;
      dateStart?: string;
      dateEnd?: string;
    };
    answer: DailyStatistics;
  };

  /** Get the statistics of single videos in these days: `POST /api/v1/youtube-reporting/channels/videos/statistics` */
  listVideoStatistics: {
    query: {
      videoIds?: readonly string[] | string;
      channel_id?: string;
      dateStart?: string;
      dateEnd?: string;
    };
    answer: { data: VideoStatistics[]; source: Source };
  };

  /** Export the channel’s daily statistics as CSV: `GET /api/v1/youtube-reporting/channels/statistics-daily/export` */
  exportDailyStatistics: {
    query: { channel_id?: string; dateStart?: string; dateEnd?: string };
    answer: string;
  };

  /** List what people search for with a keyword in one country: `GET /api/v1/keyword-suggestions` */
  listKeywordSuggestions: {
    query: { keyword: string; country?: string };
    answer: { data: KeywordSuggestion[]; limit: KeywordLimit; source: Source };
  };

  /** Get how many keyword searches are left today: `GET /api/v1/keyword-suggestions/limit` */
  getKeywordLimit: {
    answer: { data: KeywordLimit };
  };

  /** Get how many videos compete for a keyword in one country: `GET /api/v1/keyword-suggestions/competition` */
  getKeywordCompetition: {
    query: { keyword: string; country?: string };
    answer: {
      /** Null where the video network cannot be asked now. */
      data: { keyword: string; competition: CompetitionLevel; videos: number } | null;
      source: Source;
    };
  };

  /** List your keyword searches, newest first: `GET /api/v1/keyword-suggestions/history` */
  listKeywordSearches: {
    answer: { data: KeywordSearch[] };
  };

  /** Delete your keyword search history; the daily limit is not reset: `DELETE /api/v1/keyword-suggestions/history` */
  clearKeywordSearches: {
    answer: undefined;
  };

  /** Generate tags for a video from its title, a keyword or a video link, most relevant first: `POST /api/v1/tags-generator` */
  generateTags: {
    body: {
      /** A title, a keyword, or the address of a video. */
      text: string;
      country?: string;
    };
    answer: { data: GeneratedTags };
  };
}

export interface Campaign {
  id: number;
  url: string;
  video_id: string;
  title: string;
  channel_title: string;
  thumbnail: string | null;
  countries: string[];
  track: TrackInterval;
  status: CampaignStatus;
  /** Letters about keywords that enter or leave the first 3, 10 and 50. */
  alerts: boolean;
  keywords_count: number;
  created_at: string;
  checked_at: string | null;
  /** The day its next look-ups are expected; null when none are planned. */
  next_check_on: string | null;
  /** Look-ups that were asked for and have not been made yet. */
  waiting_checks: number;
  /** Of the latest look-ups over all countries: how many keywords stand within the first so many places. */
  places: { first3: number; first10: number; first50: number; beyond: number };
  average_position: number | null;
  best_position: number | null;
  /** Average position by day, oldest first, for a small chart. */
  trend: { day: string; average_position: number | null }[];
  source: Source;
}

export interface CampaignDetails {
  id: number;
  url: string;
  video_id: string;
  title: string;
  channel_title: string;
  thumbnail: string | null;
  countries: string[];
  track: TrackInterval;
  status: CampaignStatus;
  /** Letters about keywords that enter or leave the first 3, 10 and 50. */
  alerts: boolean;
  keywords_count: number;
  created_at: string;
  checked_at: string | null;
  /** The day its next look-ups are expected; null when none are planned. */
  next_check_on: string | null;
  /** Look-ups that were asked for and have not been made yet. */
  waiting_checks: number;
  /** Of the latest look-ups over all countries: how many keywords stand within the first so many places. */
  places: { first3: number; first10: number; first50: number; beyond: number };
  average_position: number | null;
  best_position: number | null;
  /** Average position by day, oldest first, for a small chart. */
  trend: { day: string; average_position: number | null }[];
  source: Source;
  keywords: { id: number; keyword: string }[];
  /** Countries with their names in the asked language; the first is shown unless another is chosen. */
  details: { id: number; countries: { iso_code_2: string; name: string }[] };
  /** The days for which there are positions; null before the first. */
  first_day: string | null;
  last_day: string | null;
}

export interface CampaignKeyword {
  id: number;
  keyword: string;
  /** On the asked day or the last one before it; null: not among the places looked at. */
  position: number | null;
  /** False before its first look-up. */
  is_checked: boolean;
  checked_at: string | null;
  /** At the look-up before that one. */
  previous_position: number | null;
  /** Places won (above zero) or lost; null where one of the two is missing. */
  change: number | null;
  best_position: number | null;
  best_on: string | null;
  next_check_on: string | null;
}

export interface CampaignPositions {
  country_id: string;
  /** Every day of the range. */
  days: string[];
  /** Per day: the best and the average over all keywords that were found. */
  best: (number | null)[];
  average: (number | null)[];
  /** Per keyword one entry for each day: null where it was not looked up or not found. */
  keywords: { id: number; keyword: string; positions: (number | null)[] }[];
}

export interface CampaignSubscription {
  status: 'active' | 'lapsed' | 'none' | 'trial';
  /** Keywords of active campaigns, counted once per country. */
  tracked_keywords: number;
  /** Null without a plan. */
  campaign_tariff: {
    id: number;
    name: string;
    /** USD a month. */
    price: string;
    /** Keywords of all running campaigns together, counted once per country. */
    keywords_limit: number;
  } | null;
  /** The plan that follows at the end of the month. */
  next_tariff: {
    id: number;
    name: string;
    /** USD a month. */
    price: string;
    /** Keywords of all running campaigns together, counted once per country. */
    keywords_limit: number;
  } | null;
  started_at: string | null;
  /** When the trial or the paid month ends. */
  ends_at: string | null;
  renews: boolean;
}

export interface ChannelInfo {
  id: number;
  channel_id: string;
  title: string;
  url: string;
  thumbnail: string | null;
  country: string | null;
  created_at: string | null;
  /** Null where the channel hides them. */
  subscribers: number | null;
  views: number;
  videos: number;
  /** The last month beside the one before. */
  trend: { current: ReportTotals; previous: ReportTotals } | null;
}

export interface DailyStatistics {
  data: {
    subscribers_gained: number;
    subscribers_lost: number;
    views: number;
    watch_time_minutes: number;
    /** In seconds. */
    average_view_duration: number;
    /** 42.5 means 42.5 %; above 100 where people watch again. */
    average_view_percentage: number;
    day: string;
  }[];
  previous: {
    subscribers_gained: number;
    subscribers_lost: number;
    views: number;
    watch_time_minutes: number;
    /** In seconds. */
    average_view_duration: number;
    /** 42.5 means 42.5 %; above 100 where people watch again. */
    average_view_percentage: number;
    day: string;
  }[];
  totals: ReportTotals;
  previous_totals: ReportTotals | null;
  /** Orders of the caller for this channel or its videos, by the day their delivery began. */
  orders: {
    id: number;
    service: string;
    quantity: number;
    /** Delivered so far. */
    delivered: number;
    url: string;
    started_on: string;
    ended_on: string | null;
  }[];
  dateStart: string;
  dateEnd: string;
  source: Source;
}

export interface GeneratedTags {
  /** What the text was taken for. */
  kind: 'keyword' | 'title' | 'video';
  /** Of the video, if the text was its address. */
  title: string | null;
  tags: { tag: string; relevance: number }[];
  source: Source;
}

export interface KeywordLimit {
  limit: number;
  used: number;
  left: number;
  resets_at: string;
}

export interface KeywordSearch {
  id: number;
  keyword: string;
  country: string;
  suggestions: number;
  searched_at: string;
}

export interface KeywordSuggestion {
  keyword: string;
  /** How often it is asked for beside the others of this answer, 0 to 100: a share, not a count. */
  volume: number;
  /** Null until it was looked up. */
  competition: CompetitionLevel | null;
}

export interface ReportChannel {
  /** Of the video-channel account, as in the profile. */
  id: number;
  channel_id: string;
  title: string;
  /** Reports may be read: ownership is proven, or its owner has agreed at the video network. */
  is_reportable: boolean;
  /** `sample`: the panel makes up figures, nothing has to be allowed. */
  connection: 'connected' | 'none' | 'revoked' | 'sample';
  connected_at: string | null;
}

export interface ReportTotals {
  impressions: number | null;
  clicks: number | null;
  ctr: number | null;
  subscribers_gained: number;
  subscribers_lost: number;
  views: number;
  watch_time_minutes: number;
  /** In seconds. */
  average_view_duration: number;
  /** 42.5 means 42.5 %; above 100 where people watch again. */
  average_view_percentage: number;
}

export interface SearchResult {
  position: number;
  video_id: string;
  url: string;
  title: string;
  channel_title: string;
  published_at: string | null;
  is_own: boolean;
}

export interface Source {
  kind: SourceKind;
  state: SourceState;
  /** When the figures were read; null where there are none yet. */
  updated_at: string | null;
  /** When they are asked for again. */
  next_update_at: string | null;
}

export interface TariffPlan {
  id: number;
  name: string;
  is_highlight: boolean;
  /** Keywords of all running campaigns together, counted once per country. */
  keywords_limit: number;
  /** USD a month. */
  price: string;
  /** Days before the first payment, for a customer who has had no plan yet. */
  trial_days: number;
  /** Null for a guest. */
  change: 'current' | 'downgrade' | 'subscribe' | 'trial' | 'upgrade' | null;
  /** What the caller would pay now: an upgrade costs the difference for the days left. */
  due_now: string;
  /** When the plan would begin for the caller: a downgrade waits for the month's end. */
  begins_at: string | null;
}

export interface VideoInfo {
  videoId: string;
  title: string;
  url: string;
  thumbnail: string | null;
  videoPublishedAt: string;
  duration_seconds: number | null;
  views: number;
  likes: number | null;
  comments: number | null;
}

export interface VideoStatistics {
  likes: number | null;
  comments: number | null;
  /** Null where the video network does not say. */
  monetized: boolean | null;
  impressions: number | null;
  clicks: number | null;
  ctr: number | null;
  views: number;
  watch_time_minutes: number;
  /** In seconds. */
  average_view_duration: number;
  /** 42.5 means 42.5 %; above 100 where people watch again. */
  average_view_percentage: number;
  videoId: string;
  title: string;
  url: string;
  videoPublishedAt: string | null;
}

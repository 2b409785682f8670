import {
  campaignStatuses,
  maxCampaignCountries,
  maxCampaignKeywords,
  maxKeywordLength,
  rankedPlaces,
  trackIntervals,
} from '@marquee/domain/campaigns/campaign.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  calendarDay,
  countryCode,
  data,
  id,
  quantity,
  searchText,
  text,
  wholeNumberText,
} from '../primitives.ts';
import { tableQuery } from '../table-query.ts';
import { moment, source } from './source.ts';

const path = '/api/v1/campaigns';
const ownerCall = { access: 'user', area: 'youtube' } as const;
const largestId = Number.MAX_SAFE_INTEGER;
const campaignId = z.object({ id: wholeNumberText({ minimum: 1, maximum: largestId }) });
const place = z.int().min(1).max(rankedPlaces);

const campaign = z.object({
  id,
  url: text(2048),
  video_id: text(60),
  title: text(300),
  channel_title: text(300),
  thumbnail: text(2048).nullable(),
  countries: z.array(countryCode).max(maxCampaignCountries),
  track: z.enum(trackIntervals),
  status: z.enum(campaignStatuses),
  /** Letters about keywords that enter or leave the first 3, 10 and 50. */
  alerts: z.boolean(),
  keywords_count: quantity,
  created_at: moment,
  checked_at: moment.nullable(),
  /** The day its next look-ups are expected; null when none are planned. */
  next_check_on: calendarDay.nullable(),
  /** Look-ups that were asked for and have not been made yet. */
  waiting_checks: quantity,
  /** Of the latest look-ups over all countries: how many keywords stand within the first so many places. */
  places: z.object({ first3: quantity, first10: quantity, first50: quantity, beyond: quantity }),
  average_position: z.number().min(1).max(rankedPlaces).nullable(),
  best_position: place.nullable(),
  /** Average position by day, oldest first, for a small chart. */
  trend: z
    .array(z.object({ day: calendarDay, average_position: z.number().min(1).max(rankedPlaces).nullable() }))
    .max(90),
  source,
});
export type Campaign = z.output<typeof campaign>;

const campaignDetails = campaign.extend({
  keywords: z.array(z.object({ id, keyword: text(maxKeywordLength) })).max(maxCampaignKeywords),
  /** Countries with their names in the asked language; the first is shown unless another is chosen. */
  details: z.object({
    id,
    countries: z.array(z.object({ iso_code_2: countryCode, name: text(120) })).max(maxCampaignCountries),
  }),
  /** The days for which there are positions; null before the first. */
  first_day: calendarDay.nullable(),
  last_day: calendarDay.nullable(),
});
export type CampaignDetails = z.output<typeof campaignDetails>;

export const campaignTable = tableQuery({
  columns: ['created_at', 'title', 'keywords_count', 'average_position'],
  sort: { column: 'created_at', direction: 'desc' },
  perPage: 20,
});

export const listCampaigns = endpoint({
  ...ownerCall,
  name: 'listCampaigns',
  method: 'GET',
  path,
  summary: 'List your campaigns with totals',
  query: campaignTable.query.extend({
    status: z.enum(['all', ...campaignStatuses]).default('all'),
    track: z.enum(['all', ...trackIntervals]).default('all'),
    country: countryCode.optional(),
    /** Part of a title, address or keyword. */
    search: searchText(100).optional(),
  }),
  response: z.object({
    data: z.array(campaign).max(100),
    /** All of the caller's campaigns, whatever the filter. */
    total_amount: quantity,
    recordsFiltered: quantity,
    totals: z.object({
      active: quantity,
      paused: quantity,
      finished: quantity,
      keywords: quantity,
      first3: quantity,
      first10: quantity,
      first50: quantity,
      beyond: quantity,
    }),
  }),
});

const writable = {
  countries: z.array(countryCode).min(1).max(maxCampaignCountries),
  track: z.enum(trackIntervals),
  keywords: z.array(text(maxKeywordLength).trim().min(1)).min(1).max(maxCampaignKeywords),
  alerts: z.boolean(),
};

export const createCampaign = endpoint({
  ...ownerCall,
  name: 'createCampaign',
  method: 'POST',
  path,
  summary: 'Create a campaign that tracks a video’s search positions for keywords and countries',
  body: z.strictObject({ url: text(2048), ...writable, alerts: writable.alerts.default(true) }),
  response: data(campaignDetails),
  errors: ['wrong_state', 'upstream_failed'],
  idempotent: true,
});

export const getCampaign = endpoint({
  ...ownerCall,
  name: 'getCampaign',
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'Get a campaign with its keywords and countries',
  params: campaignId,
  response: data(campaignDetails),
});

export const changeCampaign = endpoint({
  ...ownerCall,
  name: 'changeCampaign',
  method: 'PATCH',
  path: `${path}/{id}`,
  summary: 'Change keywords, countries, check frequency or e-mail alerts of a campaign; history is kept',
  params: campaignId,
  body: z.strictObject(writable).partial(),
  response: data(campaignDetails),
  errors: ['wrong_state'],
});

const step = {
  ...ownerCall,
  method: 'PUT',
  params: campaignId,
  response: data(campaignDetails),
  errors: ['wrong_state'],
} as const;

export const updateCampaign = endpoint({
  ...step,
  name: 'updateCampaign',
  path: `${path}/{id}/update`,
  summary: 'Check positions now; those already checked today are not checked again',
});

export const activateCampaign = endpoint({
  ...step,
  name: 'activateCampaign',
  path: `${path}/{id}/activate`,
  summary: 'Resume a paused campaign',
});

export const pauseCampaign = endpoint({
  ...step,
  name: 'pauseCampaign',
  path: `${path}/{id}/pause`,
  summary: 'Pause a campaign; its keyword slots become free for other campaigns',
});

export const finishCampaign = endpoint({
  ...step,
  name: 'finishCampaign',
  path: `${path}/{id}/finish`,
  summary: 'End a campaign permanently; its history stays readable',
});

const keywordRow = z.object({
  id,
  keyword: text(maxKeywordLength),
  /** On the asked day or the last one before it; null: not among the places looked at. */
  position: place.nullable(),
  /** False before its first look-up. */
  is_checked: z.boolean(),
  checked_at: moment.nullable(),
  /** At the look-up before that one. */
  previous_position: place.nullable(),
  /** Places won (above zero) or lost; null where one of the two is missing. */
  change: z.int().nullable(),
  best_position: place.nullable(),
  best_on: calendarDay.nullable(),
  next_check_on: calendarDay.nullable(),
});
export type CampaignKeyword = z.output<typeof keywordRow>;

export const listCampaignKeywords = endpoint({
  ...ownerCall,
  name: 'listCampaignKeywords',
  method: 'GET',
  path: `${path}/{id}/keywords`,
  summary: 'List keyword positions of a campaign in one country on one day',
  params: campaignId,
  /** Unless given: the campaign's first country, and the latest day. */
  query: z.object({ country_id: countryCode.optional(), date: calendarDay.optional() }),
  response: z.object({
    data: z.array(keywordRow).max(maxCampaignKeywords),
    country_id: countryCode,
    date: calendarDay,
    source,
  }),
});

export const getCampaignPositions = endpoint({
  ...ownerCall,
  name: 'getCampaignPositions',
  method: 'GET',
  path: `${path}/{id}/positions`,
  summary: 'Get positions by day in one country, for a chart; the last 30 days by default',
  params: campaignId,
  query: z.object({
    country_id: countryCode.optional(),
    start_date: calendarDay.optional(),
    end_date: calendarDay.optional(),
  }),
  response: data(
    z.object({
      country_id: countryCode,
      /** Every day of the range. */
      days: z.array(calendarDay).max(800),
      /** Per day: the best and the average over all keywords that were found. */
      best: z.array(place.nullable()).max(800),
      average: z.array(z.number().min(1).max(rankedPlaces).nullable()).max(800),
      /** Per keyword one entry for each day: null where it was not looked up or not found. */
      keywords: z
        .array(
          z.object({
            id,
            keyword: text(maxKeywordLength),
            positions: z.array(place.nullable()).max(800),
          }),
        )
        .max(maxCampaignKeywords),
    }),
  ),
});
export type CampaignPositions = z.output<typeof getCampaignPositions.response>['data'];

export const listSearchResults = endpoint({
  ...ownerCall,
  name: 'listSearchResults',
  method: 'GET',
  path: `${path}/{id}/keywords/{keywordId}/results`,
  summary: 'List the videos around the campaign’s own in the search results of one day',
  params: campaignId.extend({ keywordId: wholeNumberText({ minimum: 1, maximum: largestId }) }),
  query: z.object({ country_id: countryCode.optional(), date: calendarDay.optional() }),
  response: z.object({
    data: z
      .array(
        z.object({
          position: place,
          video_id: text(60),
          url: text(300),
          title: text(300),
          channel_title: text(300),
          published_at: moment.nullable(),
          is_own: z.boolean(),
        }),
      )
      .max(rankedPlaces),
    /** The day they were seen; null where it was never looked up. */
    seen_on: calendarDay.nullable(),
    source,
  }),
});
export type SearchResult = z.output<typeof listSearchResults.response>['data'][number];

export const exportCampaign = endpoint({
  ...ownerCall,
  name: 'exportCampaign',
  method: 'GET',
  path: `${path}/{id}/export`,
  summary: 'Export all positions of a campaign as CSV',
  params: campaignId,
  query: z.object({ country_id: countryCode.optional() }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

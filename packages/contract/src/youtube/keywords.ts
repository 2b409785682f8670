import { maxKeywordLength } from '@marquee/domain/campaigns/campaign.ts';
import { competitionLevels } from '@marquee/domain/keywords/competition.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { countryCode, data, id, quantity, text } from '../primitives.ts';
import { moment, source } from './source.ts';

const path = '/api/v1/keyword-suggestions';
const userCall = { access: 'user', area: 'youtube' } as const;
const keyword = text(maxKeywordLength).trim().min(1);

const limit = z.object({
  limit: quantity,
  used: quantity,
  left: quantity,
  resets_at: moment,
});
export type KeywordLimit = z.output<typeof limit>;

const suggestion = z.object({
  keyword: text(maxKeywordLength),
  /** How often it is asked for beside the others of this answer, 0 to 100: a share, not a count. */
  volume: z.int().min(0).max(100),
  /** Null until it was looked up. */
  competition: z.enum(competitionLevels).nullable(),
});
export type KeywordSuggestion = z.output<typeof suggestion>;

export const listKeywordSuggestions = endpoint({
  ...userCall,
  name: 'listKeywordSuggestions',
  method: 'GET',
  path,
  summary: 'List what people search for with a keyword in one country',
  query: z.object({ keyword, country: countryCode.default('GB') }),
  response: z.object({ data: z.array(suggestion).max(100), limit, source }),
  errors: ['keyword_searches_used_up'],
  changesData: true,
});

export const getKeywordLimit = endpoint({
  ...userCall,
  name: 'getKeywordLimit',
  method: 'GET',
  path: `${path}/limit`,
  summary: 'Get how many keyword searches are left today',
  response: data(limit),
});

export const getKeywordCompetition = endpoint({
  ...userCall,
  name: 'getKeywordCompetition',
  method: 'GET',
  path: `${path}/competition`,
  summary: 'Get how many videos compete for a keyword in one country',
  query: z.object({ keyword, country: countryCode.default('GB') }),
  response: z.object({
    /** Null where the video network cannot be asked now. */
    data: z
      .object({
        keyword: text(maxKeywordLength),
        competition: z.enum(competitionLevels),
        videos: quantity,
      })
      .nullable(),
    source,
  }),
  changesData: true,
});

export const listKeywordSearches = endpoint({
  ...userCall,
  name: 'listKeywordSearches',
  method: 'GET',
  path: `${path}/history`,
  summary: 'List your keyword searches, newest first',
  response: data(
    z
      .array(
        z.object({
          id,
          keyword: text(maxKeywordLength),
          country: countryCode,
          suggestions: quantity,
          searched_at: moment,
        }),
      )
      .max(100),
  ),
});
export type KeywordSearch = z.output<typeof listKeywordSearches.response>['data'][number];

export const clearKeywordSearches = endpoint({
  ...userCall,
  name: 'clearKeywordSearches',
  method: 'DELETE',
  path: `${path}/history`,
  summary: 'Delete your keyword search history; the daily limit is not reset',
});

export const generateTags = endpoint({
  name: 'generateTags',
  method: 'POST',
  path: '/api/v1/tags-generator',
  access: 'guest',
  area: 'youtube',
  summary: 'Generate tags for a video from its title, a keyword or a video link, most relevant first',
  body: z.strictObject({
    /** A title, a keyword, or the address of a video. */
    text: text(300).trim().min(2),
    country: countryCode.default('GB'),
  }),
  response: data(
    z.object({
      /** What the text was taken for. */
      kind: z.enum(['keyword', 'title', 'video']),
      /** Of the video, if the text was its address. */
      title: text(300).nullable(),
      tags: z.array(z.object({ tag: text(maxKeywordLength), relevance: z.int().min(0).max(100) })).max(100),
      source,
    }),
  ),
  changesData: false,
});
export type GeneratedTags = z.output<typeof generateTags.response>['data'];

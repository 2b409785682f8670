import { grantedUnits } from '@marquee/domain/video-sources/quota-budget.ts';
import { quotaUses } from '@marquee/domain/video-sources/quota-uses.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { calendarDay, data, quantity, text } from '../primitives.ts';
import { customer } from './console-list.ts';

const path = '/api/v1/admin/channel-source';
const staffCall = { access: 'staff:settings.manage', area: 'console' } as const;

const moment = z.iso.datetime().max(40);

const channelSource = z.object({
  /** `sample`: figures made up by the panel, and labelled so. */
  kind: z.enum(['sample', 'youtube']),
  /** When the key was set; the key itself is never shown. */
  updated_at: moment.nullable(),
  /** For customers who connect their channels; its secret is never shown. */
  oauth: z
    .object({
      client_id: text(300),
      updated_at: moment,
      connected_channels: quantity,
      revoked_channels: quantity,
    })
    .nullable(),
  /** To be entered at the video network as the address it may send people back to. */
  oauth_redirect: text(500),
  /** Suggestions need no key, but an operator may prefer samples. */
  suggestions: z.enum(['google', 'sample']),
  /** Of today at the video network; null for samples. */
  quota: z
    .object({
      /** In the units of the video network. */
      limit: quantity,
      used: quantity,
      resets_at: moment,
      /** What the units of today went to. */
      uses: z.array(z.object({ kind: z.enum(quotaUses), calls: quantity, units: quantity })).max(20),
      /** By day, oldest first. */
      history: z.array(z.object({ day: calendarDay, used: quantity, limit: quantity })).max(31),
    })
    .nullable(),
  /** Not asked until then, after it failed several times in a row. */
  paused_until: moment.nullable(),
  last_failure: z.object({ at: moment, reason: text(200) }).nullable(),
  /** Customers by what they used in the last 30 days, the most first. */
  customers: z
    .array(
      z.object({ customer, lookups: quantity, reports: quantity, suggestions: quantity, units: quantity }),
    )
    .max(20),
});
export type ChannelSource = z.output<typeof channelSource>;

export const getChannelSource = endpoint({
  ...staffCall,
  name: 'getChannelSource',
  method: 'GET',
  path,
  summary: 'Where the panel looks up video channels',
  response: data(channelSource),
});

export const setChannelSource = endpoint({
  ...staffCall,
  name: 'setChannelSource',
  method: 'PUT',
  path,
  summary: 'Looks up channels with this key of the YouTube Data API',
  body: z.strictObject({
    api_key: z.string().trim().min(10).max(200),
    /** Units a day that the video network grants this key. */
    daily_quota: z.int().min(100).max(100_000_000).default(grantedUnits),
  }),
  response: data(channelSource),
  errors: ['sign_in_again', 'impersonated'],
  fresh: true,
});

export const removeChannelSource = endpoint({
  ...staffCall,
  name: 'removeChannelSource',
  method: 'DELETE',
  path,
  summary: 'Forgets the key; the panel shows sample channels again',
  response: data(channelSource),
  errors: ['sign_in_again', 'impersonated'],
  fresh: true,
});

export const testChannelSource = endpoint({
  ...staffCall,
  name: 'testChannelSource',
  method: 'POST',
  path: `${path}/test`,
  summary: 'Looks up one channel, to see that the key works',
  body: z.strictObject({ url: z.string().trim().min(1).max(300) }),
  response: data(z.object({ title: text(300) })),
  errors: ['upstream_failed', 'outgoing_held'],
  changesData: false,
});

export const setDailyQuota = endpoint({
  ...staffCall,
  name: 'setDailyQuota',
  method: 'PUT',
  path: `${path}/quota`,
  summary: 'Says how many units a day the video network grants the key',
  body: z.strictObject({ daily_quota: z.int().min(100).max(100_000_000) }),
  response: data(channelSource),
  errors: ['wrong_state'],
});

export const setChannelOauth = endpoint({
  ...staffCall,
  name: 'setChannelOauth',
  method: 'PUT',
  path: `${path}/oauth`,
  summary: 'Lets customers connect their channels through this client of the video network',
  body: z.strictObject({
    client_id: z.string().trim().min(10).max(300),
    client_secret: z.string().trim().min(10).max(300),
  }),
  response: data(channelSource),
  errors: ['sign_in_again', 'impersonated'],
  fresh: true,
});

export const removeChannelOauth = endpoint({
  ...staffCall,
  name: 'removeChannelOauth',
  method: 'DELETE',
  path: `${path}/oauth`,
  summary: 'Forgets the client; channels that are connected through it are no longer read',
  response: data(channelSource),
  errors: ['sign_in_again', 'impersonated'],
  fresh: true,
});

export const testChannelOauth = endpoint({
  ...staffCall,
  name: 'testChannelOauth',
  method: 'POST',
  path: `${path}/oauth/test`,
  summary: 'Asks the video network whether it knows the client and its secret',
  response: data(z.object({ is_accepted: z.boolean() })),
  errors: ['wrong_state', 'upstream_failed', 'outgoing_held'],
  changesData: false,
});

export const setSuggestionSource = endpoint({
  ...staffCall,
  name: 'setSuggestionSource',
  method: 'PUT',
  path: `${path}/suggestions`,
  summary: 'Where keyword suggestions come from',
  body: z.strictObject({ suggestions: z.enum(['google', 'sample']) }),
  response: data(channelSource),
});

export const testSuggestionSource = endpoint({
  ...staffCall,
  name: 'testSuggestionSource',
  method: 'POST',
  path: `${path}/suggestions/test`,
  summary: 'Asks for suggestions once, to see that the source works',
  body: z.strictObject({ keyword: z.string().trim().min(1).max(100) }),
  response: data(z.object({ suggestions: z.array(text(100)).max(20) })),
  errors: ['upstream_failed', 'outgoing_held'],
  changesData: false,
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, text } from '../primitives.ts';

const path = '/api/v1/admin/channel-source';
const staffCall = { access: 'staff:settings.manage', area: 'console' } as const;

const channelSource = z.object({
  /** `sample`: figures made up by the panel, and labelled so. */
  kind: z.enum(['sample', 'youtube']),
  /** When the key was set; the key itself is never shown. */
  updated_at: z.iso.datetime().max(40).nullable(),
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
  body: z.strictObject({ api_key: z.string().trim().min(10).max(200) }),
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

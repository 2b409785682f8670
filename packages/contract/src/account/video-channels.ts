import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, text } from '../primitives.ts';
import { youtubeAccount } from './profile.ts';

const byId = { params: z.object({ id: text(15).regex(/^\d{1,15}$/) }) };

export const bindYoutubeAccount = endpoint({
  name: 'bindYoutubeAccount',
  method: 'POST',
  path: '/api/v1/youtube-account',
  access: 'user',
  area: 'account',
  summary: 'Add a YouTube channel; the response contains the code that verifies it',
  body: z.strictObject({ youtube_channel_url: z.string().trim().min(1).max(2048) }),
  response: data(youtubeAccount),
  errors: ['upstream_failed'],
});

export const verifyYoutubeCode = endpoint({
  name: 'verifyYoutubeCode',
  method: 'POST',
  path: '/api/v1/youtube-account/{id}/verify-code',
  access: 'user',
  area: 'account',
  summary: 'Check for the code in the channel description',
  ...byId,
  response: data(youtubeAccount),
  errors: ['upstream_failed'],
});

export const verifyYoutubeSubscriptions = endpoint({
  name: 'verifyYoutubeSubscriptions',
  method: 'POST',
  path: '/api/v1/youtube-account/{id}/verify-public-subscriptions',
  access: 'user',
  area: 'account',
  summary: 'Check that the channel’s subscriptions are public',
  ...byId,
  response: data(youtubeAccount),
  errors: ['upstream_failed'],
});

export const deleteYoutubeAccount = endpoint({
  name: 'deleteYoutubeAccount',
  method: 'DELETE',
  path: '/api/v1/youtube-account/{id}',
  access: 'user',
  area: 'account',
  summary: 'Remove a YouTube channel',
  ...byId,
});

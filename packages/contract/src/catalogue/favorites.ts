import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, id, wholeNumberText } from '../primitives.ts';

export const listFavorites = endpoint({
  name: 'listFavorites',
  method: 'GET',
  path: '/api/v1/services/favorites',
  access: 'user',
  area: 'catalogue',
  summary: 'List your favorite services, newest first',
  response: data(z.array(z.object({ service_id: id })).max(1000)),
});

export const toggleFavorite = endpoint({
  name: 'toggleFavorite',
  method: 'POST',
  path: '/api/v1/services/{serviceId}/favorites/toggle',
  access: 'user',
  area: 'catalogue',
  summary: 'Add a service to your favorites, or remove it',
  params: z.object({ serviceId: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  response: data(z.object({ is_favorite: z.boolean() })),
  errors: ['wrong_state'],
});

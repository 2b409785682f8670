import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, text } from '../primitives.ts';
import { profile } from './profile.ts';

export const becomeOwner = endpoint({
  name: 'becomeOwner',
  method: 'POST',
  path: '/api/v1/first-owner',
  access: 'guest',
  area: 'account',
  summary: 'Create the owner account of a new panel with the code from the link the server printed',
  body: z.strictObject({
    code: text(200),
    email: z.email().max(254).toLowerCase(),
    password: z.string().min(8).max(128),
    password_confirmation: text(1000),
  }),
  response: data(profile),
});

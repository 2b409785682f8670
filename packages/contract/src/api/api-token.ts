import { z } from 'zod';
import { moment } from '../account/profile.ts';
import { endpoint } from '../endpoint.ts';
import { data, text } from '../primitives.ts';

const apiToken = z.object({
  /** The whole token: only in the response that created it, never again. */
  api_token: text(80).nullable(),
  /** What is shown of the existing token. */
  details: z
    .object({
      /** `mq_…7fQ2`: enough to recognise it by. */
      hint: text(20),
      created_at: moment,
      last_used_at: moment.nullable(),
      last_used_address: text(64).nullable(),
      /** Addresses and networks it may be used from; empty means from anywhere. */
      allowed_addresses: z.array(text(64)).max(50),
    })
    .nullable(),
});
export type ApiTokenView = z.output<typeof apiToken>;

export const getApiToken = endpoint({
  name: 'getApiToken',
  method: 'GET',
  path: '/api/v1/api-token',
  access: 'user',
  area: 'account',
  summary: 'Get whether you have an API key, when it was last used and where it may be used from',
  response: data(apiToken),
});

export const createApiToken = endpoint({
  name: 'createApiToken',
  method: 'POST',
  path: '/api/v1/api-token',
  access: 'user',
  area: 'account',
  summary: 'Create a new API key; the old one stops working immediately',
  response: data(apiToken),
  errors: ['impersonated', 'sign_in_again', 'email_not_proven'],
  fresh: true,
  provenEmail: true,
});

export const restrictApiToken = endpoint({
  name: 'restrictApiToken',
  method: 'PATCH',
  path: '/api/v1/api-token',
  access: 'user',
  area: 'account',
  summary: 'Restrict the API key to IP addresses and networks (CIDR)',
  body: z.strictObject({ allowed_addresses: z.array(z.string().trim().min(2).max(64)).max(50) }),
  response: data(apiToken),
  errors: ['impersonated', 'sign_in_again', 'email_not_proven'],
  fresh: true,
  provenEmail: true,
});

export const deleteApiToken = endpoint({
  name: 'deleteApiToken',
  method: 'DELETE',
  path: '/api/v1/api-token',
  access: 'user',
  area: 'account',
  summary: 'Delete the API key',
  errors: ['impersonated'],
});

export const createExtensionToken = endpoint({
  name: 'createExtensionToken',
  method: 'POST',
  path: '/api/v1/extension-token',
  access: 'user',
  area: 'account',
  summary: 'Create a read-only key for a browser extension; the old one stops working immediately',
  response: data(z.object({ extension_api_token: text(80) })),
  errors: ['impersonated', 'sign_in_again', 'email_not_proven'],
  fresh: true,
  provenEmail: true,
});

export const deleteExtensionToken = endpoint({
  name: 'deleteExtensionToken',
  method: 'DELETE',
  path: '/api/v1/extension-token',
  access: 'user',
  area: 'account',
  summary: 'Delete the browser extension’s key',
  errors: ['impersonated'],
});

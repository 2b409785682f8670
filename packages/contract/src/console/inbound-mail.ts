import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, text } from '../primitives.ts';

const path = '/api/v1/admin/inbound-mail';

const inboundMail = z.object({
  /** Null while answers by e-mail are not taken. */
  address: text(221).nullable(),
  /** Where the mail service sends what it has received. */
  webhook_url: text(2048),
  updated_at: z.iso.datetime().max(40).nullable(),
});
export type InboundMail = z.output<typeof inboundMail>;

const settingsCall = { access: 'staff:settings.manage', area: 'console' } as const;

export const getInboundMail = endpoint({
  ...settingsCall,
  name: 'getInboundMail',
  method: 'GET',
  path,
  summary: 'Where answers to tickets arrive by e-mail; the secret is never shown',
  response: data(inboundMail),
});

export const setInboundMail = endpoint({
  ...settingsCall,
  name: 'setInboundMail',
  method: 'PUT',
  path,
  summary: 'Sets the address for answers by e-mail, and the secret that the mail service signs with',
  body: z.strictObject({ address: z.string().trim().toLowerCase().max(221), secret: text(200) }),
  response: data(inboundMail),
  errors: ['sign_in_again', 'impersonated'],
  fresh: true,
});

export const removeInboundMail = endpoint({
  ...settingsCall,
  name: 'removeInboundMail',
  method: 'DELETE',
  path,
  summary: 'Takes no more answers by e-mail',
  response: data(inboundMail),
  errors: ['sign_in_again', 'impersonated'],
  fresh: true,
});

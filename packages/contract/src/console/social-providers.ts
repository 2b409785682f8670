import { z } from 'zod';
import { socialProviders } from '../account/social.ts';
import { endpoint } from '../endpoint.ts';
import { data, text } from '../primitives.ts';

const staff = { access: 'staff:settings.manage', area: 'console' } as const;
const fresh = { errors: ['sign_in_again', 'impersonated'], fresh: true } as const;
const params = z.object({ provider: z.enum(socialProviders) });

const socialKey = z.object({
  provider: z.enum(socialProviders),
  /** Without it there is no button. The secret itself never leaves. */
  client_id: text(500).nullable(),
  one_tap: z.boolean(),
  updated_at: z.iso.datetime().max(40).nullable(),
  /** What to enter at the provider. */
  callback_url: text(2048),
});
export type SocialKey = z.output<typeof socialKey>;

export const listSocialProviders = endpoint({
  ...staff,
  name: 'listSocialProviders',
  method: 'GET',
  path: '/api/v1/admin/social-providers',
  summary: 'Which providers customers may sign in with',
  response: data(z.array(socialKey).max(socialProviders.length)),
});

export const setSocialProvider = endpoint({
  ...staff,
  ...fresh,
  name: 'setSocialProvider',
  method: 'PUT',
  path: '/api/v1/admin/social-providers/{provider}',
  summary: 'Keeps the panel’s keys for a provider, the secret sealed; its button shows at once',
  params,
  body: z.strictObject({
    client_id: z.string().trim().min(1).max(500),
    secret: z.string().trim().min(1).max(2000),
    /** Google’s prompt on the sign-in page. */
    one_tap: z.boolean().default(false),
  }),
});

export const removeSocialProvider = endpoint({
  ...staff,
  ...fresh,
  name: 'removeSocialProvider',
  method: 'DELETE',
  path: '/api/v1/admin/social-providers/{provider}',
  summary: 'Takes the button away; customers keep their accounts and can sign in by mail',
  params,
});

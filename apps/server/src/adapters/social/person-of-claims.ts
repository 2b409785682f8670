import { z } from 'zod';
import type { SocialPerson } from './social-adapter.ts';

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().max(500).optional(),
  email: z.email().max(254).toLowerCase().optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
});

/** The person described by the claims of a verified token. */
export function personFromClaims(claims: unknown): SocialPerson {
  const { sub, name, email, email_verified } = claimsSchema.parse(claims);
  return {
    subject: sub,
    name: name?.trim() || email?.split('@')[0] || 'Google',
    email,
    emailIsVerified: email !== undefined && email_verified === true,
    label: email ?? null,
  };
}

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, id, text, wholeNumberText } from '../primitives.ts';
import { profile } from './profile.ts';

const moment = z.iso.datetime().max(40);
const bytes = (maximum: number) => text(maximum).regex(/^[\w-]+$/);
const credentialId = bytes(1400);

/** Six digits from an app, or a recovery code; people may paste spaces and dashes. */
const code = text(40);
const passkeyName = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^\P{Cc}*$/u);

const transports = z.array(text(20)).max(8);
const knownCredential = z.object({
  id: text(1400),
  type: z.literal('public-key'),
  transports: transports.optional(),
});

const creationOptions = z.object({
  rp: z.object({ id: text(253), name: text(120) }),
  user: z.object({ id: text(100), name: text(254), displayName: text(254) }),
  challenge: text(100),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })).max(20),
  timeout: z.int(),
  excludeCredentials: z.array(knownCredential).max(100),
  authenticatorSelection: z.object({ residentKey: text(20), userVerification: text(20) }),
  attestation: text(20),
});

const requestOptions = z.object({
  challenge: text(100),
  rpId: text(253),
  timeout: z.int(),
  allowCredentials: z.array(knownCredential).max(100),
  userVerification: text(20),
});

const createdPasskey = z.strictObject({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.strictObject({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(60_000),
    transports: transports.optional(),
  }),
});

const passkeyAnswer = z.strictObject({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.strictObject({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(8000),
    userHandle: bytes(200).optional(),
  }),
});

export type CreatedPasskey = z.output<typeof createdPasskey>;
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

const passkey = z.object({
  id,
  name: text(80),
  is_synced: z.boolean(),
  created_at: moment,
  last_used_at: moment.nullable(),
});
export type Passkey = z.output<typeof passkey>;

/** Shown once: after the first factor was added, or when they are renewed. */
const recoveryCodes = z.array(text(20)).max(10);

const signInFactors = ['totp', 'passkey', 'recovery_code'] as const;
export type SignInFactor = (typeof signInFactors)[number];

export const getSecondFactor = endpoint({
  name: 'getSecondFactor',
  method: 'GET',
  path: '/api/v1/profile/second-factor',
  access: 'user',
  area: 'account',
  summary: 'Get your two-step sign-in methods and how you can confirm your identity',
  response: data(
    z.object({
      is_on: z.boolean(),
      is_required: z.boolean(),
      totp: z.boolean(),
      passkeys: z.array(passkey).max(50),
      recovery_codes_left: z.int().min(0),
      /** Whether this session may change factors without confirming again. */
      is_fresh: z.boolean(),
      confirm_with: z.array(z.enum(['password', ...signInFactors])).max(4),
    }),
  ),
});
export type SecondFactor = z.output<typeof getSecondFactor.response>['data'];

export const startTotp = endpoint({
  name: 'startTotp',
  method: 'POST',
  path: '/api/v1/profile/second-factor/totp',
  access: 'user',
  area: 'account',
  summary: 'Create a secret for an authenticator app; it becomes active once a code confirms it',
  response: data(z.object({ secret: text(80), uri: text(1000) })),
  errors: ['impersonated', 'sign_in_again', 'email_not_proven'],
  fresh: true,
  provenEmail: true,
});

export const confirmTotp = endpoint({
  name: 'confirmTotp',
  method: 'POST',
  path: '/api/v1/profile/second-factor/totp/confirm',
  access: 'user',
  area: 'account',
  summary: 'Turn on the authenticator app with its first code',
  body: z.strictObject({ code }),
  response: data(z.object({ recovery_codes: recoveryCodes })),
  errors: ['impersonated', 'sign_in_again', 'email_not_proven'],
  fresh: true,
  provenEmail: true,
});

export const removeTotp = endpoint({
  name: 'removeTotp',
  method: 'DELETE',
  path: '/api/v1/profile/second-factor/totp',
  access: 'user',
  area: 'account',
  summary: 'Turn off the authenticator app',
  errors: ['impersonated', 'sign_in_again'],
  fresh: true,
});

export const startPasskey = endpoint({
  name: 'startPasskey',
  method: 'POST',
  path: '/api/v1/profile/passkeys/options',
  access: 'user',
  area: 'account',
  summary: 'Get the options the browser needs to create a passkey',
  response: data(creationOptions),
  errors: ['impersonated', 'sign_in_again', 'email_not_proven'],
  fresh: true,
  provenEmail: true,
});

export const addPasskey = endpoint({
  name: 'addPasskey',
  method: 'POST',
  path: '/api/v1/profile/passkeys',
  access: 'user',
  area: 'account',
  summary: 'Save a passkey created by the browser',
  body: z.strictObject({ name: passkeyName, credential: createdPasskey }),
  response: data(z.object({ passkey, recovery_codes: recoveryCodes })),
  errors: ['impersonated', 'sign_in_again', 'email_not_proven'],
  fresh: true,
  provenEmail: true,
});

export const removePasskey = endpoint({
  name: 'removePasskey',
  method: 'DELETE',
  path: '/api/v1/profile/passkeys/{id}',
  access: 'user',
  area: 'account',
  summary: 'Remove a passkey',
  params: z.object({ id: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  errors: ['impersonated', 'sign_in_again'],
  fresh: true,
});

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/v1/profile/recovery-codes',
  access: 'user',
  area: 'account',
  summary: 'Generate ten new recovery codes; the old ones stop working',
  response: data(z.object({ recovery_codes: recoveryCodes })),
  errors: ['impersonated', 'sign_in_again', 'wrong_state', 'email_not_proven'],
  fresh: true,
  provenEmail: true,
});

export const startConfirmation = endpoint({
  name: 'startConfirmation',
  method: 'POST',
  path: '/api/v1/profile/confirm-identity/options',
  access: 'user',
  area: 'account',
  summary: 'Get the options the browser needs to confirm your identity with a passkey',
  response: data(requestOptions),
  errors: ['impersonated'],
});

export const confirmIdentity = endpoint({
  name: 'confirmIdentity',
  method: 'POST',
  path: '/api/v1/profile/confirm-identity',
  access: 'user',
  area: 'account',
  summary: 'Confirm your identity with password, code or passkey; valid for ten minutes',
  body: z.strictObject({
    password: z.string().min(1).max(1000).optional(),
    code: code.optional(),
    passkey: passkeyAnswer.optional(),
  }),
  errors: ['impersonated'],
});
export type IdentityProof = z.output<typeof confirmIdentity.body>;

export const getPendingSignIn = endpoint({
  name: 'getPendingSignIn',
  method: 'GET',
  path: '/login/second-factor',
  access: 'guest',
  area: 'account',
  summary: 'Get how the sign-in started in this browser can be completed',
  response: data(z.object({ methods: z.array(z.enum(signInFactors)).max(3) })),
  errors: ['sign_in_expired'],
});

export const finishSignIn = endpoint({
  name: 'finishSignIn',
  method: 'POST',
  path: '/login/second-factor',
  access: 'guest',
  area: 'account',
  summary: 'Complete a two-step sign-in; the bearer token is in the `authorization` header of the response',
  body: z.strictObject({ code: code.optional(), passkey: passkeyAnswer.optional() }),
  response: data(profile),
  errors: ['sign_in_expired'],
});

export const startPasskeySignIn = endpoint({
  name: 'startPasskeySignIn',
  method: 'POST',
  path: '/login/passkey/options',
  access: 'guest',
  area: 'account',
  summary: 'Get the options the browser needs to sign in with a passkey',
  body: z.strictObject({ as_second_factor: z.boolean().default(false) }),
  response: data(requestOptions),
});

export const signInWithPasskey = endpoint({
  name: 'signInWithPasskey',
  method: 'POST',
  path: '/login/passkey',
  access: 'guest',
  area: 'account',
  summary: 'Sign in with a passkey; the bearer token is in the `authorization` header of the response',
  body: z.strictObject({ passkey: passkeyAnswer }),
  response: data(profile),
});

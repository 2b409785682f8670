import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, text } from '../primitives.ts';

const typedPassword = z.string().min(1).max(1000);
const code = text(200);

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/api/v1/profile/password',
  access: 'user',
  area: 'account',
  summary: 'Change your password; all other sessions are signed out',
  body: z.strictObject({
    /** Omitted by those who have no password yet and have just signed in. */
    current_password: typedPassword.optional(),
    password: z.string().min(8).max(128),
    password_confirmation: text(1000),
  }),
  errors: ['impersonated', 'sign_in_again', 'email_not_proven'],
});

export const requestEmailChange = endpoint({
  name: 'requestEmailChange',
  method: 'POST',
  path: '/api/v1/profile/email',
  access: 'user',
  area: 'account',
  summary: 'Send a confirmation link to a new e-mail address; the address changes when the link is opened',
  body: z.strictObject({
    email: z.email().max(254).toLowerCase(),
    current_password: typedPassword.optional(),
  }),
  errors: ['impersonated', 'sign_in_again'],
});

export const confirmEmailChange = endpoint({
  name: 'confirmEmailChange',
  method: 'POST',
  path: '/email/change',
  access: 'guest',
  area: 'account',
  summary: 'Confirm an e-mail change with the code from the e-mail',
  body: z.strictObject({
    token: code,
    /** Needed where the browser is not signed in to the account. */
    password: typedPassword.optional(),
  }),
});

export const undoEmailChange = endpoint({
  name: 'undoEmailChange',
  method: 'POST',
  path: '/email/undo',
  access: 'guest',
  area: 'account',
  summary:
    'Restore the previous e-mail address; signs out all sessions and removes what was added around the change',
  body: z.strictObject({ token: code }),
  /** Not restored when another account has proven the address since; the code then serves `mailUndoElsewhere`. */
  response: data(z.object({ is_restored: z.boolean() })),
});

export const mailUndoElsewhere = endpoint({
  name: 'mailUndoElsewhere',
  method: 'POST',
  path: '/email/undo/elsewhere',
  access: 'guest',
  area: 'account',
  summary: 'Send the undo link to another address if the previous one belongs to another account',
  body: z.strictObject({ token: code, email: z.email().max(254).toLowerCase() }),
  errors: ['wrong_state'],
});

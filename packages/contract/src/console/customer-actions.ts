import { z } from 'zod';
import { closing } from '../account/account-data.ts';
import { endpoint } from '../endpoint.ts';
import { data, decimal, quantity, text } from '../primitives.ts';
import { rowId } from './console-list.ts';

const reason = z.string().trim().min(3).max(500);
const why = z.strictObject({ reason });

const call = {
  access: 'staff:accounts.manage',
  area: 'console',
  params: rowId,
} as const;

export const freezeCustomer = endpoint({
  ...call,
  name: 'freezeCustomer',
  method: 'POST',
  path: '/api/v1/admin/customers/{id}/freeze',
  summary:
    'Freezes the account until it is unfrozen: nothing can be ordered or paid, and open sessions see why',
  body: why,
  errors: ['wrong_state', 'sign_in_again', 'impersonated'],
  fresh: true,
});

export const unfreezeCustomer = endpoint({
  ...call,
  name: 'unfreezeCustomer',
  method: 'POST',
  path: '/api/v1/admin/customers/{id}/unfreeze',
  summary: 'Ends what staff froze the account for; it stays frozen while a dispute or a debt is open',
  body: why,
  errors: ['wrong_state', 'sign_in_again', 'impersonated'],
  fresh: true,
});

export const endCustomerSessions = endpoint({
  ...call,
  name: 'endCustomerSessions',
  method: 'POST',
  path: '/api/v1/admin/customers/{id}/end-sessions',
  summary: 'Signs the customer out everywhere, within a second',
  body: why,
  errors: ['impersonated'],
});

export const resetCustomerFactors = endpoint({
  ...call,
  name: 'resetCustomerFactors',
  method: 'POST',
  path: '/api/v1/admin/customers/{id}/reset-second-factor',
  summary: 'Removes authenticator, passkeys and recovery codes, ends all sessions and tells the customer',
  body: why,
  errors: ['wrong_state', 'sign_in_again', 'impersonated'],
  fresh: true,
});

export const mailCustomer = endpoint({
  ...call,
  name: 'mailCustomer',
  method: 'POST',
  path: '/api/v1/admin/customers/{id}/mails',
  summary: 'Sends the link to verify the address, or to set a new password, once more',
  body: z.strictObject({ template: z.enum(['verify-email', 'password-reset']) }),
  errors: ['wrong_state', 'impersonated'],
});

export const changeCustomerEmail = endpoint({
  ...call,
  name: 'changeCustomerEmail',
  method: 'POST',
  path: '/api/v1/admin/customers/{id}/email',
  summary:
    'Mails a link to the new address. The account gets it once the customer opens the link and signs in there; the former address can undo it for a week',
  body: z.strictObject({ email: z.email().max(254).toLowerCase(), reason }),
  errors: ['wrong_state', 'sign_in_again', 'impersonated'],
  fresh: true,
});

export const exportCustomerData = endpoint({
  ...call,
  name: 'exportCustomerData',
  method: 'GET',
  path: '/api/v1/admin/customers/{id}/data',
  summary: 'Everything kept about the customer, as one JSON file, for who asks for it by law',
  response: text(1_000_000_000),
  contentType: 'application/json',
  errors: ['sign_in_again', 'impersonated'],
  fresh: true,
  changesData: true,
});

export const getCustomerClosing = endpoint({
  ...call,
  name: 'getCustomerClosing',
  method: 'GET',
  path: '/api/v1/admin/customers/{id}/closing',
  summary: 'What stands in the way of closing the account, and the balance that would be given up',
  response: data(closing),
});

export const closeCustomer = endpoint({
  ...call,
  name: 'closeCustomer',
  method: 'POST',
  path: '/api/v1/admin/customers/{id}/closing',
  summary: 'Closes an account that is not frozen for good: personal data is erased, the books stay',
  body: z.strictObject({
    reason,
    /** Everything the customer loses, as it was shown; required if there is anything. */
    give_up_balance: decimal.optional(),
  }),
  errors: ['account_in_use', 'wrong_state', 'sign_in_again', 'impersonated'],
  fresh: true,
});

export const mergeGuest = endpoint({
  ...call,
  name: 'mergeGuest',
  method: 'POST',
  path: '/api/v1/admin/customers/{id}/guest-orders',
  summary:
    'Moves the paid orders of a guest, and what is left of the money, into this account; what is being checked stays',
  body: z.strictObject({
    guest_id: z.int().min(1),
    /** Needed where the guest ordered with another address than the one this account has proven. */
    reason: reason.optional(),
  }),
  response: data(z.object({ orders: quantity })),
  errors: ['wrong_state', 'email_not_proven', 'sign_in_again', 'impersonated'],
  fresh: true,
});

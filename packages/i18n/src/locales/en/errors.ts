import type { ErrorPhrases } from '../../error-phrases.ts';

export const errors = {
  invalid_input: 'Sent data is invalid',
  malformed_request: 'The request could not be read',
  body_too_large: 'That is too large to send',
  unsupported_media_type: 'This kind of content is not accepted here',
  unauthenticated: 'Please sign in to go on',
  not_found: 'We could not find that',
  method_not_allowed: 'This cannot be done here',
  unknown_host: 'No panel lives at this address',
  cross_site_request: 'This request came from another site and was refused',
  wrong_state:
    'This is no longer possible: something has changed in the meantime. Reload the page and look again.',
  idempotency_mismatch:
    'This form was already sent with other data. Reload the page before sending it again.',
  insufficient_balance: 'There is not enough money on your balance',
  account_frozen: 'Your account is frozen. Please contact support.',
  too_many_requests: 'Too many attempts. Wait a moment, then try again.',
  unsafe_address: 'This address cannot be used',
  upstream_failed: 'A partner service did not answer. Please try again later.',
  overloaded: 'We are very busy right now. Please try again in a moment.',
  internal: 'Something went wrong on our side. Please try again.',
  field: {
    required: 'Please fill this in',
    invalid: 'Please check this value',
    too_short: 'At least {limit} needed',
    too_long: 'At most {limit} allowed',
    too_small: 'Must be {limit} or more',
    too_big: 'Must be {limit} or less',
    not_a_number: 'Please enter a number',
    not_an_integer: 'Please enter a whole number',
    not_an_email: 'Please enter a valid e-mail address',
    not_a_url: 'Please enter a full link that starts with https://',
    not_an_amount: 'Please enter an amount such as 12.50',
    not_one_of: 'Please choose one of: {options}',
    unknown_field: 'This field is not known',
  },
} as const satisfies ErrorPhrases;

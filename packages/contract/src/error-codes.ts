/**
 * The closed list of errors. A code names what went wrong; its status is fixed here and its
 * message is in `@marquee/i18n` under `errors`, which does not compile without it.
 */
export const errorStatus = {
  invalid_input: 422,
  malformed_request: 400,
  body_too_large: 413,
  unsupported_media_type: 415,
  unauthenticated: 401,
  not_found: 404,
  method_not_allowed: 405,
  unknown_host: 421,
  cross_site_request: 403,
  wrong_state: 409,
  impersonated: 409,
  sign_in_again: 409,
  email_not_proven: 409,
  account_in_use: 409,
  second_factor_needed: 409,
  second_person_needed: 409,
  sign_in_expired: 409,
  last_way_in: 409,
  idempotency_mismatch: 422,
  insufficient_balance: 422,
  account_owes: 409,
  trial_budget_used_up: 409,
  price_changed: 409,
  account_frozen: 423,
  panel_read_only: 409,
  panel_closed: 423,
  too_many_requests: 429,
  keyword_searches_used_up: 429,
  unsafe_address: 422,
  upstream_failed: 502,
  overloaded: 503,
  outgoing_held: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Why a single field was rejected; the messages are in `@marquee/i18n` under `errors.field`. */
export const fieldErrorCodes = [
  'required',
  'invalid',
  'too_short',
  'too_long',
  'too_few',
  'too_many',
  'too_small',
  'too_big',
  'not_a_number',
  'not_an_integer',
  'not_an_email',
  'not_a_url',
  'not_an_amount',
  'not_one_of',
  'unknown_field',
  'does_not_apply',
  'wrong_credentials',
  'too_common',
  'not_repeated',
  'captcha_failed',
  'code_expired',
  'wrong_code',
  'service_unavailable',
  'wrong_link',
  'not_a_step',
  'method_not_for_service',
  'coupon_does_not_apply',
  'coupon_used_up',
  'wrong_password',
  'not_an_ip_network',
  'not_a_channel',
  'channel_not_found',
  'code_not_in_description',
  'subscriptions_private',
  'channel_taken',
  'not_a_document',
  'unreadable_file',
  'document_not_checked',
  'link_in_use',
  'link_blocked',
  'balance_too_low',
  'already_exists',
  'quest_spend_too_low',
  'quest_top_up_too_low',
  'quest_used_up',
  'quest_link_used',
  'domain_only_the_name',
  'domain_ip_address',
  'domain_wildcard',
  'domain_trailing_dot',
  'not_a_domain',
  'domain_too_long',
  'domain_mixed_scripts',
  'domain_public_suffix',
  'domain_reserved',
  'domain_taken',
  'too_many_child_panels',
  'not_a_video',
  'too_many_keywords',
] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];

export interface FieldError {
  /** Dotted path as the specification of the call writes it, e.g. `services.0.quantity`. */
  field: string;
  code: FieldErrorCode;
  values?: Record<string, string | number>;
}

/** The body of every error response. */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  errors: Record<string, string[]>;
}

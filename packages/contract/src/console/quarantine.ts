import { offerChanges } from '@marquee/domain/delivery/offer-changes.ts';
import { offerReviewStates } from '@marquee/domain/delivery/provider-lists.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { decimal, id, searchText, text, wholeNumberText } from '../primitives.ts';
import { consoleListQuery, consoleListResponse } from './console-list.ts';

const terms = z.object({
  kind: text(60),
  name: text(400),
  category: text(200),
  can_refill: z.boolean(),
  can_cancel: z.boolean(),
  /** For 1000 pieces or one package, in USD. */
  rate: decimal,
});

const offerReview = z.object({
  id,
  provider: z.object({ id, name: text(120) }),
  number: text(40),
  changes: z.array(z.enum(offerChanges)).max(offerChanges.length),
  before: terms,
  after: terms,
  /** Nothing is sold from the offer meanwhile. */
  is_blocking: z.boolean(),
  seen_at: z.iso.datetime().max(40),
  /** The first services that it delivers. */
  services: z.array(z.object({ id, name: text(400) })).max(5),
});
export type OfferReview = z.output<typeof offerReview>;

const filters = {
  /** A number of the provider’s service. */
  search: searchText(40).optional(),
  state: z.enum(offerReviewStates).default('open'),
  provider: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }).optional(),
};

export const listOfferReviews = endpoint({
  name: 'listOfferReviews',
  method: 'GET',
  path: '/api/v1/admin/quarantine',
  access: 'staff:providers.manage',
  area: 'console',
  summary: 'Offers that became something else or jumped in price; those that wait come oldest first',
  query: z.object({ ...filters, after: consoleListQuery.after, limit: consoleListQuery.limit }),
  response: consoleListResponse(offerReview),
});

export const exportOfferReviews = endpoint({
  name: 'exportOfferReviews',
  method: 'GET',
  path: '/api/v1/admin/quarantine/export',
  access: 'staff:providers.manage',
  area: 'console',
  summary: 'The same as a file for spreadsheets',
  query: z.object(filters),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const decideOfferReviews = endpoint({
  name: 'decideOfferReviews',
  method: 'POST',
  path: '/api/v1/admin/quarantine/decisions',
  access: 'staff:providers.manage',
  area: 'console',
  summary: 'Takes changed offers over as the provider lists them now, or keeps them off sale; all or none',
  body: z.strictObject({
    decision: z.enum(['accept', 'reject']),
    /** As they were seen: one that has changed since is refused. */
    offers: z
      .array(z.strictObject({ id, seen_at: z.iso.datetime().max(40) }))
      .min(1)
      .max(200),
  }),
  errors: ['wrong_state', 'sign_in_again', 'impersonated'],
  fresh: true,
});

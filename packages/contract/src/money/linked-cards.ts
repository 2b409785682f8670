import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, id, text, wholeNumberText } from '../primitives.ts';

const linkedCard = z.object({
  id,
  name: text(80),
  /** The card's brand, in lower case. */
  type: text(40),
  icon: text(60),
  payment_method_id: id,
  expires_at: z.object({ year: z.int(), month: z.int().min(1).max(12) }).nullable(),
  is_expired: z.boolean(),
  /** The last charge was refused by the bank. */
  has_failed: z.boolean(),
  created_at: z.iso.datetime().max(30),
});
export type LinkedCardView = z.output<typeof linkedCard>;

const cards = data(z.array(linkedCard).max(50));

export const listLinkedCards = endpoint({
  name: 'listLinkedCards',
  // Saves cards that were entered at the gateway in the meantime.
  changesData: true,
  method: 'GET',
  path: '/api/v1/recurring-payments-methods',
  access: 'user',
  whileFrozen: 'for-debt',
  area: 'money',
  summary: 'List your linked cards',
  response: cards,
});

export const listLinkedCardsForOrders = endpoint({
  name: 'listLinkedCardsForOrders',
  method: 'GET',
  path: '/api/v1/order-widget/recurring-payments-methods',
  access: 'user',
  area: 'money',
  summary: 'List your linked cards for an order form',
  response: cards,
});

export const linkCard = endpoint({
  name: 'linkCard',
  method: 'POST',
  path: '/api/v1/recurring-payments-methods',
  access: 'user',
  area: 'money',
  summary: 'Start linking a card; card details are entered on the payment provider’s page',
  body: z.strictObject({ payment_method_id: id, subscription_id: id.nullish() }),
  response: data(z.object({ redirect_url: text(2048) })),
  errors: ['upstream_failed', 'email_not_proven'],
  provenEmail: true,
  idempotent: true,
});

export const removeLinkedCard = endpoint({
  name: 'removeLinkedCard',
  method: 'DELETE',
  path: '/api/v1/recurring-payments-methods/{cardId}',
  access: 'user',
  area: 'money',
  summary: 'Remove a linked card, here and at the payment provider',
  params: z.object({ cardId: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  errors: ['impersonated'],
});

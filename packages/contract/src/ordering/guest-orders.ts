import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, quantity } from '../primitives.ts';

/** Figures only: whoever placed the orders may be a stranger, so nothing they typed is shown. */
const guestOrders = z.object({
  /** What can be added to the caller's orders; a drip feed counts once. */
  orders: quantity,
  /** What was charged for them. */
  amount: decimal,
  /** Not offered yet: their payment is being checked. */
  being_checked: quantity,
});
export type GuestOrders = z.output<typeof guestOrders>;

export const getGuestOrders = endpoint({
  name: 'getGuestOrders',
  method: 'GET',
  path: '/api/v1/guest-orders',
  access: 'user',
  area: 'orders',
  summary: 'Get how many guest orders were placed with your e-mail address',
  response: data(guestOrders),
});

export const takeOverGuestOrders = endpoint({
  name: 'takeOverGuestOrders',
  method: 'POST',
  path: '/api/v1/guest-orders/take-over',
  access: 'user',
  area: 'orders',
  summary: 'Add guest orders placed with your e-mail address to your account, with any remaining balance',
  response: data(z.object({ orders: quantity })),
  errors: ['impersonated'],
});

export const dismissGuestOrders = endpoint({
  name: 'dismissGuestOrders',
  method: 'POST',
  path: '/api/v1/guest-orders/dismiss',
  access: 'user',
  area: 'orders',
  summary: 'Hide guest orders that aren’t yours; they are not offered again',
  errors: ['impersonated'],
});

import type { Feature } from '../../platform/feature.ts';
import { personalDataListeners } from './personal-data.ts';
import { ticketConsoleRoutes, ticketQueue } from './tickets.console.ts';
import { ticketFinder } from './tickets.finder.ts';
import { ticketRoutes } from './tickets.routes.ts';

export { getTicket } from './get-ticket.ts';
export { openOrderTicket, openTicket } from './open-ticket.ts';
export { replyToTicket } from './reply-to-ticket.ts';
export { findTicket, lockTicket } from './ticket-row.ts';
export { ticketsAbout } from './tickets-about.ts';

export const tickets: Feature = {
  name: 'tickets',
  routes: [...ticketRoutes, ...ticketConsoleRoutes],
  finders: [ticketFinder],
  listeners: personalDataListeners,
  queues: [ticketQueue],
};

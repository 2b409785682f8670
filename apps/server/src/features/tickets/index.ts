import type { Feature } from '../../platform/feature.ts';
import { personalDataListeners } from './personal-data.ts';
import { ticketConsoleRoutes, ticketQueue } from './tickets.console.ts';
import { ticketFinder } from './tickets.finder.ts';
import { ticketRoutes } from './tickets.routes.ts';

export { openOrderTicket } from './open-ticket.ts';
export { findTicket } from './ticket-row.ts';
export { ticketsAbout } from './tickets-about.ts';

export const tickets: Feature = {
  name: 'tickets',
  routes: [...ticketRoutes, ...ticketConsoleRoutes],
  finders: [ticketFinder],
  listeners: personalDataListeners,
  queues: [ticketQueue],
};

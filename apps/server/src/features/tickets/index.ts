import type { Feature } from '../../platform/feature.ts';
import { personalDataListeners } from './personal-data.ts';
import { ticketConsoleRoutes, ticketQueue } from './tickets.console.ts';
import { ticketFinder } from './tickets.finder.ts';
import { ticketRoutes } from './tickets.routes.ts';

export { assignTicket } from './assign-ticket.ts';
export { closeTicket } from './close-ticket.ts';
export { getTicket } from './get-ticket.ts';
export { setInboundMail } from './inbound-mail.ts';
export { openOrderTicket } from './open-ticket.ts';
export { answerTicket } from './reply-to-ticket.ts';
export { ticketsAbout } from './tickets-about.ts';

export const tickets: Feature = {
  name: 'tickets',
  routes: [...ticketRoutes, ...ticketConsoleRoutes],
  finders: [ticketFinder],
  listeners: personalDataListeners,
  queues: [ticketQueue],
};

/** `open` waits for the panel, `answered` for the customer. */
export const ticketStatuses = ['open', 'answered', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** Whose tickets staff look at. */
export const ticketHolders = ['all', 'mine', 'unassigned'] as const;
export type TicketHolder = (typeof ticketHolders)[number];

/** What staff filter by; `any` leaves out nothing. */
export const ticketStatusFilters = [...ticketStatuses, 'any'] as const;
export type TicketStatusFilter = (typeof ticketStatusFilters)[number];

/** Resellers' programs compare these texts literally, so they are never translated. */
export const errorTexts = {
  request: 'Incorrect request',
  key: 'Invalid API key',
  service: 'Incorrect service ID',
  order: 'Incorrect order ID',
  refill: 'Refill not found',
  funds: 'Not enough funds on balance',
  least: 'Quantity less than minimal 50',
  most: 'Quantity more than maximal 10000',
  link: 'Bad link',
  active: 'You have active order with this link. Please wait until order being completed.',
} as const;

export const statusTexts = {
  pending: 'Pending',
  processing: 'Processing',
  progress: 'In progress',
  completed: 'Completed',
  partial: 'Partial',
  canceled: 'Canceled',
} as const;

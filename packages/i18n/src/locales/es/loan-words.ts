/** Phrases that are rightly the same as in English, or rightly in Latin letters. */
export const loanWords = [
  'No',
  'Premium',
  'ID',
  'Subtotal',
  'Total',
  'Hashtag',
  'Widget {number}',
  'Tickets',
  'Ticket',
  'API',
  'Widget',
  'Captcha',
];

/** Phrases that are rightly the same as in English, or rightly in Latin letters. */
export const loanWords = [
  'API',
  'Webhook',
  'Webhooks',
  'CSV',
  'QR',
  'DNS',
  'YouTube Data API',
  'iPhone (iOS)',
  'Google',
];

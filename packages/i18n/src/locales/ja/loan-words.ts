/** Phrases that are rightly the same as in English, or rightly in Latin letters. */
export const loanWords = [
  'ID',
  'iPhone（iOS）',
  'API',
  'CAPTCHA',
  'Webhook',
  'NEW',
  'OK',
  'URL',
  'API URL',
  'Webhook URL',
  'YouTube Data API',
];

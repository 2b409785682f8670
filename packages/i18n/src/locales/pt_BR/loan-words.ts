/** Phrases that are rightly the same as in English, or rightly in Latin letters. */
export const loanWords = [
  'Premium',
  'ID',
  'Subtotal',
  'Status',
  'Link',
  'Total',
  'Hashtag',
  'iPhones (iOS)',
  'E-mail',
  'Console',
  'API',
  'Widget',
  'Captcha',
];

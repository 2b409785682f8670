/** Phrases that are rightly the same as in English, or rightly in Latin letters. */
export const loanWords = [
  'ID',
  'Hashtag',
  'Drip-feed',
  'Drip-feed {number}',
  'API',
  'Captcha',
  'Webhook',
  'Video',
  'Top 3 / 10 / 50',
];

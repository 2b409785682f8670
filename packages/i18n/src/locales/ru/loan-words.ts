/** Phrases that are rightly the same as in English, or rightly in Latin letters. */
export const loanWords = [
  'ID',
  'iPhone (iOS)',
  'API',
  'ID Google Analytics',
  'ID Google Tag Manager',
  'ID Meta Pixel',
  'Drip-feed',
  'Drip-feed {number}',
  'YouTube Data API',
  'URL API',
  'CTR',
];

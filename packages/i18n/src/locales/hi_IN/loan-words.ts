/** Phrases that are rightly the same as in English, or rightly in Latin letters. */
export const loanWords = [
  'ID',
  'Key',
  'URL',
  'CTR',
  'API',
  'API key',
  'API URL',
  'Google',
  'YouTube Data API',
  '{kind} (CSV)',
  'iPhone (iOS)',
  'Google Analytics ID',
  'Google Tag Manager ID',
  'Yandex Metrica ID',
  'Meta Pixel ID',
];

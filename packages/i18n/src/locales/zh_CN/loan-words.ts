/** Phrases that are rightly the same as in English, or rightly in Latin letters. */
export const loanWords = [
  'ID',
  'API',
  'Google Analytics ID',
  'Google Tag Manager ID',
  'Yandex Metrica ID',
  'Meta Pixel ID',
  'Webhook',
  'Google',
  'YouTube Data API',
];

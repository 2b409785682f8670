/** Phrases that are rightly the same as in English, or rightly in Latin letters. */
export const loanWords = ['Premium', 'Test', 'No.', 'API', 'Captcha', 'Bonus', 'Webhook', 'Video'];

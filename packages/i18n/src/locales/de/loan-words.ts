/** Phrases that are rightly the same as in English, or rightly in Latin letters. */
export const loanWords = [
  'Filter',
  'Labels',
  'Start',
  'Premium',
  'ID',
  'Status',
  'Name',
  'Link',
  'Details',
  'optional',
  'Hashtag',
  'Desktop',
  'iPhones (iOS)',
  'Shop',
];

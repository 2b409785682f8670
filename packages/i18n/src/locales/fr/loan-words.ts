/** Phrases that are rightly the same as in English, or rightly in Latin letters. */
export const loanWords = [
  'Service',
  'Services',
  'Pages',
  'Description',
  'Premium',
  'ID',
  'Actions',
  'Total',
  'Type',
  'Portions',
  'Publications',
  'Portion {number}',
  'Hashtag',
  'Notifications',
  'Contact',
  'E-mail',
];

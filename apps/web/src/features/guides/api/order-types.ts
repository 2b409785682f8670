/** The fields that an order type needs besides `service`, and what its price counts. */
export const orderTypes = [
  { type: 'Default', required: 'link, quantity', optional: 'runs, interval', charge: 'quantity' },
  { type: 'Package', required: 'link', charge: 'package' },
  { type: 'SEO', required: 'link, quantity, keywords', charge: 'quantity' },
  { type: 'Custom Comments', required: 'link, comments', charge: 'lines' },
  { type: 'Custom Comments Package', required: 'link, comments', charge: 'package' },
  { type: 'Mentions', required: 'link, quantity, usernames', charge: 'quantity' },
  { type: 'Mentions with Hashtags', required: 'link, quantity, usernames, hashtags', charge: 'quantity' },
  { type: 'Mentions Custom List', required: 'link, usernames', charge: 'lines' },
  { type: 'Mentions Hashtag', required: 'link, quantity, hashtag', charge: 'quantity' },
  { type: 'Mentions User Followers', required: 'link, quantity, username', charge: 'quantity' },
  { type: 'Mentions Media Likers', required: 'link, quantity, media', charge: 'quantity' },
  { type: 'Comment Likes', required: 'link, quantity, username', charge: 'quantity' },
  { type: 'Comment Replies', required: 'link, username, comments', charge: 'lines' },
  { type: 'Poll', required: 'link, quantity, answer_number', charge: 'quantity' },
  { type: 'Invites from Groups', required: 'link, quantity, groups', charge: 'quantity' },
  {
    type: 'Web Traffic',
    required: 'link, quantity, country, device, type_of_traffic',
    optional: 'google_keyword, referring_url',
    charge: 'quantity',
  },
  {
    type: 'Subscriptions',
    required: 'username, min, max, delay',
    optional: 'posts, old_posts, expiry',
    charge: 'publications',
  },
] as const;

/** Fields of rarer order types, grouped if one sentence explains several. */
export const typeFields = {
  lines: 'comments, keywords, usernames, hashtags, groups',
  single: 'username, hashtag, media',
  answer: 'answer_number',
  country: 'country',
  device: 'device',
  traffic: 'type_of_traffic',
  source: 'google_keyword, referring_url',
  range: 'min, max',
  delay: 'delay',
  posts: 'posts, old_posts',
  expiry: 'expiry',
} as const;

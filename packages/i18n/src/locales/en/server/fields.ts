import type { OrderParameter } from '@marquee/domain/delivery/service-kinds.ts';

/** Labels of form fields for imported services that need more than link and quantity, and of the API's codes. */
export const fields = {
  names: {
    keywords: 'Keywords, one per line',
    comments: 'Comments, one per line',
    usernames: 'Usernames, one per line',
    hashtags: 'Hashtags, one per line',
    groups: 'Groups, one per line',
    hashtag: 'Hashtag',
    username: 'Username',
    media: 'Link to the post',
    answer_number: 'Answer number',
    country: 'Country',
    device: 'Device',
    type_of_traffic: 'Traffic source',
    google_keyword: 'Google search term',
    referring_url: 'Referring page',
  },
  choices: {
    country: {
      WW: 'Worldwide',
    },
    device: {
      '1': 'Desktop',
      '2': 'Android phones',
      '3': 'iPhones (iOS)',
      '4': 'All phones',
      '5': 'Phones and desktop',
    },
    type_of_traffic: {
      '1': 'Google search',
      '2': 'Custom referrer',
      '3': 'Direct, no referrer',
    },
  },
} as const satisfies {
  names: Partial<Record<OrderParameter, string>>;
  choices: Partial<Record<OrderParameter, Record<string, string>>>;
};

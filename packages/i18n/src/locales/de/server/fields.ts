import type { Phrases } from '../../../phrases.ts';

export const fields = {
  names: {
    keywords: 'Keywords, eines pro Zeile',
    comments: 'Kommentare, einer pro Zeile',
    usernames: 'Benutzernamen, einer pro Zeile',
    hashtags: 'Hashtags, einer pro Zeile',
    groups: 'Gruppen, eine pro Zeile',
    hashtag: 'Hashtag',
    username: 'Benutzername',
    media: 'Link zum Beitrag',
    answer_number: 'Nummer der Antwort',
    country: 'Land',
    device: 'Gerät',
    type_of_traffic: 'Traffic-Quelle',
    google_keyword: 'Google-Suchbegriff',
    referring_url: 'Verweisende Seite',
  },
  choices: {
    country: {
      WW: 'Weltweit',
    },
    device: {
      '1': 'Desktop',
      '2': 'Android-Smartphones',
      '3': 'iPhones (iOS)',
      '4': 'Alle Smartphones',
      '5': 'Smartphones und Desktop',
    },
    type_of_traffic: {
      '1': 'Google-Suche',
      '2': 'Eigener Referrer',
      '3': 'Direkt, ohne Referrer',
    },
  },
} satisfies Phrases['fields'];

import type { Phrases } from '../../../phrases.ts';

export const fields = {
  names: {
    keywords: 'Anahtar kelimeler, her satıra bir tane',
    comments: 'Yorumlar, her satıra bir tane',
    usernames: 'Kullanıcı adları, her satıra bir tane',
    hashtags: 'Hashtag’ler, her satıra bir tane',
    groups: 'Gruplar, her satıra bir tane',
    hashtag: 'Hashtag',
    username: 'Kullanıcı adı',
    media: 'Gönderi bağlantısı',
    answer_number: 'Yanıt numarası',
    country: 'Ülke',
    device: 'Cihaz',
    type_of_traffic: 'Trafik kaynağı',
    google_keyword: 'Google arama terimi',
    referring_url: 'Yönlendiren sayfa',
  },
  choices: {
    country: {
      WW: 'Tüm dünya',
    },
    device: {
      '1': 'Masaüstü',
      '2': 'Android telefonlar',
      '3': 'iPhone (iOS)',
      '4': 'Tüm telefonlar',
      '5': 'Telefon ve masaüstü',
    },
    type_of_traffic: {
      '1': 'Google araması',
      '2': 'Özel yönlendiren sayfa',
      '3': 'Doğrudan, yönlendiren sayfa yok',
    },
  },
} satisfies Phrases['fields'];

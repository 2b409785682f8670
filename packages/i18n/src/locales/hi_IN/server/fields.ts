import type { Phrases } from '../../../phrases.ts';

export const fields = {
  names: {
    keywords: 'कीवर्ड, हर लाइन में एक',
    comments: 'कमेंट, हर लाइन में एक',
    usernames: 'यूज़रनेम, हर लाइन में एक',
    hashtags: 'हैशटैग, हर लाइन में एक',
    groups: 'ग्रुप, हर लाइन में एक',
    hashtag: 'हैशटैग',
    username: 'यूज़रनेम',
    media: 'पोस्ट का लिंक',
    answer_number: 'जवाब का नंबर',
    country: 'देश',
    device: 'डिवाइस',
    type_of_traffic: 'ट्रैफ़िक सोर्स',
    google_keyword: 'Google सर्च कीवर्ड',
    referring_url: 'रेफ़रर पेज',
  },
  choices: {
    country: {
      WW: 'पूरी दुनिया',
    },
    device: {
      '1': 'डेस्कटॉप',
      '2': 'Android फ़ोन',
      '3': 'iPhone (iOS)',
      '4': 'सभी फ़ोन',
      '5': 'फ़ोन और डेस्कटॉप',
    },
    type_of_traffic: {
      '1': 'Google सर्च',
      '2': 'कस्टम रेफ़रर',
      '3': 'सीधा, बिना रेफ़रर',
    },
  },
} satisfies Phrases['fields'];

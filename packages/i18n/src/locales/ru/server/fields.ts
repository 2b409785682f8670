import type { Phrases } from '../../../phrases.ts';

export const fields = {
  names: {
    keywords: 'Ключевые слова, по одному в строке',
    comments: 'Комментарии, по одному в строке',
    usernames: 'Имена пользователей, по одному в строке',
    hashtags: 'Хештеги, по одному в строке',
    groups: 'Группы, по одной в строке',
    hashtag: 'Хештег',
    username: 'Имя пользователя',
    media: 'Ссылка на публикацию',
    answer_number: 'Номер ответа',
    country: 'Страна',
    device: 'Устройство',
    type_of_traffic: 'Источник трафика',
    google_keyword: 'Поисковый запрос в Google',
    referring_url: 'Страница-реферер',
  },
  choices: {
    country: {
      WW: 'Весь мир',
    },
    device: {
      '1': 'Компьютеры',
      '2': 'Телефоны на Android',
      '3': 'iPhone (iOS)',
      '4': 'Все телефоны',
      '5': 'Телефоны и компьютеры',
    },
    type_of_traffic: {
      '1': 'Поиск Google',
      '2': 'Свой реферер',
      '3': 'Прямые заходы, без реферера',
    },
  },
} satisfies Phrases['fields'];

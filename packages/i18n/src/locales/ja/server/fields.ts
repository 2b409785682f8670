import type { Phrases } from '../../../phrases.ts';

export const fields = {
  names: {
    keywords: 'キーワード（1 行に 1 つ）',
    comments: 'コメント（1 行に 1 つ）',
    usernames: 'ユーザー名（1 行に 1 つ）',
    hashtags: 'ハッシュタグ（1 行に 1 つ）',
    groups: 'グループ（1 行に 1 つ）',
    hashtag: 'ハッシュタグ',
    username: 'ユーザー名',
    media: '投稿のリンク',
    answer_number: '回答の番号',
    country: '国',
    device: 'デバイス',
    type_of_traffic: '流入元',
    google_keyword: 'Google の検索キーワード',
    referring_url: '参照元ページ',
  },
  choices: {
    country: {
      WW: '全世界',
    },
    device: {
      '1': 'パソコン',
      '2': 'Android スマートフォン',
      '3': 'iPhone（iOS）',
      '4': 'スマートフォン混合',
      '5': 'スマートフォンとパソコン混合',
    },
    type_of_traffic: {
      '1': 'Google 検索',
      '2': '任意の参照元',
      '3': '直接流入（参照元なし）',
    },
  },
} satisfies Phrases['fields'];

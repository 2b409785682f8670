import type { Phrases } from '../../../phrases.ts';

export const fields = {
  names: {
    keywords: 'キーワード（1行に1つ）',
    comments: 'コメント（1行に1つ）',
    usernames: 'ユーザー名（1行に1つ）',
    hashtags: 'ハッシュタグ（1行に1つ）',
    groups: 'グループ（1行に1つ）',
    hashtag: 'ハッシュタグ',
    username: 'ユーザー名',
    media: '投稿のリンク',
    answer_number: '選択肢の番号',
    country: '国',
    device: 'デバイス',
    type_of_traffic: '流入元',
    google_keyword: 'Googleの検索キーワード',
    referring_url: '参照元ページ',
  },
  choices: {
    country: {
      WW: '全世界',
    },
    device: {
      '1': 'パソコン',
      '2': 'Androidスマートフォン',
      '3': 'iPhone（iOS）',
      '4': 'すべてのスマートフォン',
      '5': 'スマートフォンとパソコン',
    },
    type_of_traffic: {
      '1': 'Google検索',
      '2': '任意の参照元',
      '3': '直接流入（参照元なし）',
    },
  },
} satisfies Phrases['fields'];

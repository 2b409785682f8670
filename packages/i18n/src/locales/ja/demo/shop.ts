import type { DemoTexts } from '../../../demo-texts.ts';

export const shop: DemoTexts['shop'] = {
  labels: {
    recommended: 'おすすめ',
    fast: '高速',
    cheap: '低価格',
    premium: 'プレミアム',
    'new': '新登場',
  },
  offers: {
    popular: '人気のサービス',
    discounted: 'セール中',
    packages: '固定価格パッケージ',
    next: '次のおすすめ',
  },
  fields: {
    comments: ['コメント', '1行に1件ずつ入力'],
    seo_keywords: ['キーワード', '見つけてもらいたいキーワードを1行に1つずつ入力'],
    textarea: ['テーマ', 'コンテンツの内容を1〜2文で入力'],
    languages: ['文章の言語', '言語を選択'],
  },
  websiteTraffic: {
    network: 'ウェブサイト',
    type: 'ウェブサイトへのアクセス',
    title: 'サイトのアクセスを増やす',
    about: '国、デバイス、流入元を選んで、ページへのアクセスを増やせます。',
    name: 'ウェブサイトへのアクセス · 流入元を指定',
    short: '国、デバイス、流入元を選べるアクセスです。',
    description:
      'アクセスは1日を通して分散して発生し、滞在時間は1回あたり約30秒です。アクセス解析に記録されますが、訪問者が購入や会員登録をすることはありません。',
    requirements: 'ページが公開されていて、ファイアウォールやCAPTCHAで遮られていないこと。',
  },
};

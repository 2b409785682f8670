import type { DemoTexts } from '../../../demo-texts.ts';

export const shop: DemoTexts['shop'] = {
  labels: {
    recommended: 'おすすめ',
    fast: '高速',
    cheap: '低価格',
    premium: 'プレミアム',
    'new': '新着',
  },
  offers: {
    popular: '人気のサービス',
    discounted: 'セール中',
    packages: '定額パッケージ',
    next: '次におすすめ',
  },
  fields: {
    comments: ['コメント', '1行に1件ずつ入力'],
    seo_keywords: ['検索キーワード', '見つけてほしい検索語を1行に1つずつ入力'],
    textarea: ['テーマ', 'コンテンツの内容を1〜2文で入力'],
    languages: ['文章の言語', '言語を選択'],
  },
  websiteTraffic: {
    network: 'ウェブサイト',
    type: 'ウェブサイトのアクセス',
    title: 'サイトへの訪問者',
    about: '国、デバイス、流入元を選んで、あなたのページに訪問を届けます。',
    name: 'ウェブサイトのアクセス · 流入元を指定',
    short: '国、デバイス、流入元を選べる訪問です。',
    description:
      '訪問は一日に分散され、ページに約30秒とどまります。アクセス解析には記録されますが、購入や登録は行いません。',
    requirements: 'ページは公開されており、ファイアウォールや画像認証で遮られていないことが必要です。',
  },
};

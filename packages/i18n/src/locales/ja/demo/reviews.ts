import type { DemoTexts } from '../../../demo-texts.ts';

export const reviews: DemoTexts['reviews'] = {
  authors: ['はると', 'さくら', 'ゆい', 'けんた'],
  good: [
    '表示より少し早く、全数届きました。',
    '説明どおりでした。もう三回利用しています。',
    '配信が安定していて、料金も最初からわかりやすいです。',
  ],
  fair: ['届きましたが、表示より時間がかかりました。'],
  poor: ['一部足りませんでしたが、差額はすぐ返金されました。'],
};

import type { DemoTexts } from '../../../demo-texts.ts';

export const reviews: DemoTexts['reviews'] = {
  authors: ['小雨', '阿明', '晓彤', '志强'],
  good: ['全部到账，比页面写的还早一点。', '和描述一致，已经下单三次了。', '进度平稳，价格一开始就很清楚。'],
  fair: ['到了，但比页面写的时间晚。'],
  poor: ['少了一部分，差额很快退回来了。'],
};

import type { DemoTexts } from '../../../demo-texts.ts';

export const reviews: DemoTexts['reviews'] = {
  authors: ['민준', '서연', '지후', '하은'],
  good: [
    '안내된 시간보다 조금 일찍 전부 도착했어요.',
    '설명 그대로입니다. 벌써 세 번째 주문이에요.',
    '꾸준히 들어오고 가격도 처음부터 명확했어요.',
  ],
  fair: ['도착은 했지만 안내보다 늦었어요.'],
  poor: ['일부가 부족했지만 차액은 바로 환불받았어요.'],
};

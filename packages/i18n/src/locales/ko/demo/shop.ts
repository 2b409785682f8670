import type { DemoTexts } from '../../../demo-texts.ts';

export const shop: DemoTexts['shop'] = {
  labels: {
    recommended: '추천',
    fast: '빠른 진행',
    cheap: '저렴한 가격',
    premium: '프리미엄',
    'new': '신규',
  },
  offers: {
    popular: '인기 서비스',
    discounted: '할인 중',
    packages: '정액 패키지',
    next: '함께 추천하는 서비스',
  },
  fields: {
    comments: ['댓글', '한 줄에 댓글 하나씩'],
    seo_keywords: ['키워드', '검색되기를 원하는 키워드를 한 줄에 하나씩 입력'],
    textarea: ['주제', '콘텐츠의 내용을 한두 문장으로 입력'],
    languages: ['문구 언어', '언어 선택'],
  },
  websiteTraffic: {
    network: '웹사이트',
    type: '웹사이트 트래픽',
    title: '웹사이트 방문자 늘리기',
    about: '선택한 국가, 기기, 유입 경로의 방문자가 내 페이지로 들어옵니다.',
    name: '웹사이트 트래픽 · 유입 경로 직접 선택',
    short: '국가, 기기, 유입 경로를 선택할 수 있습니다.',
    description:
      '방문자는 하루에 걸쳐 나뉘어 유입되며 한 번에 약 30초 동안 머무릅니다. 통계에는 집계되지만 구매나 가입으로 이어지지는 않습니다.',
    requirements: '페이지가 공개되어 있어야 하며 방화벽이나 캡차가 없어야 합니다.',
  },
};

import type { DemoTexts } from '../../../demo-texts.ts';

export const shop: DemoTexts['shop'] = {
  labels: {
    recommended: '추천',
    fast: '빠름',
    cheap: '저렴',
    premium: '프리미엄',
    'new': '신규',
  },
  offers: {
    popular: '인기 서비스',
    discounted: '할인 중',
    packages: '정액 패키지',
    next: '다음 추천',
  },
  fields: {
    comments: ['댓글', '한 줄에 댓글 하나'],
    seo_keywords: ['검색어', '검색될 단어를 한 줄에 하나씩 입력'],
    textarea: ['주제', '콘텐츠의 내용을 한두 문장으로 입력'],
    languages: ['글의 언어', '언어 선택'],
  },
  websiteTraffic: {
    network: '웹사이트',
    type: '웹사이트 트래픽',
    title: '내 웹사이트를 위한 방문자',
    about: '국가, 기기, 유입 경로를 골라 내 페이지로 방문을 보냅니다.',
    name: '웹사이트 트래픽 · 유입 경로 직접 선택',
    short: '국가, 기기, 유입 경로를 고를 수 있는 방문입니다.',
    description:
      '방문은 하루에 걸쳐 나뉘어 들어오고 페이지에 약 30초 머무릅니다. 통계에는 나타나지만 구매나 가입은 하지 않습니다.',
    requirements: '페이지가 공개되어 있어야 하며 방화벽이나 보안 문자로 막혀 있으면 안 됩니다.',
  },
};

import type { Phrases } from '../../../phrases.ts';

export const fields = {
  names: {
    keywords: '키워드 (한 줄에 하나)',
    comments: '댓글 (한 줄에 하나)',
    usernames: '사용자 이름 (한 줄에 하나)',
    hashtags: '해시태그 (한 줄에 하나)',
    groups: '그룹 (한 줄에 하나)',
    hashtag: '해시태그',
    username: '사용자 이름',
    media: '게시물 링크',
    answer_number: '답변 번호',
    country: '국가',
    device: '기기',
    type_of_traffic: '유입 경로',
    google_keyword: 'Google 검색어',
    referring_url: '참조 페이지',
  },
  choices: {
    country: {
      WW: '전 세계',
    },
    device: {
      '1': '데스크톱',
      '2': '안드로이드 휴대폰',
      '3': '아이폰(iOS)',
      '4': '휴대폰 혼합',
      '5': '휴대폰과 데스크톱 혼합',
    },
    type_of_traffic: {
      '1': 'Google 검색',
      '2': '직접 정한 유입 경로',
      '3': '직접 유입(참조 없음)',
    },
  },
} satisfies Phrases['fields'];

import type { Phrases } from '../../../phrases.ts';

export const fields = {
  names: {
    keywords: '키워드(한 줄에 하나씩)',
    comments: '댓글(한 줄에 하나씩)',
    usernames: '사용자 이름(한 줄에 하나씩)',
    hashtags: '해시태그(한 줄에 하나씩)',
    groups: '그룹(한 줄에 하나씩)',
    hashtag: '해시태그',
    username: '사용자 이름',
    media: '게시물 링크',
    answer_number: '투표 항목 번호',
    country: '국가',
    device: '기기',
    type_of_traffic: '유입 경로',
    google_keyword: 'Google 검색어',
    referring_url: '유입 경로 URL',
  },
  choices: {
    country: {
      WW: '전 세계',
    },
    device: {
      '1': '데스크톱',
      '2': '안드로이드 휴대전화',
      '3': '아이폰(iOS)',
      '4': '모든 휴대전화',
      '5': '휴대전화 및 데스크톱',
    },
    type_of_traffic: {
      '1': 'Google 검색',
      '2': '사용자 지정 유입 경로',
      '3': '직접 유입(유입 경로 없음)',
    },
  },
} satisfies Phrases['fields'];

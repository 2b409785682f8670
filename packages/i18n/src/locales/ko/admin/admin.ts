import type { Phrases } from '../../../phrases.ts';

export const admin = {
  title: '관리자 콘솔',
  menu: '콘솔 메뉴 열기',
  shop: '쇼핑몰',
  notices: '알림',
  pages: {
    overview: '개요',
    withdrawals: '출금',
  },
  overview: {
    title: '개요',
    nothing: '대기 중인 작업이 없습니다',
    nothingText: '새 작업은 대기 시간과 함께 여기에 표시됩니다.',
    many: '1 000+',
    oldest: '가장 오래된 작업:',
  },
  list: {
    search: '번호 또는 이메일',
    first: '첫 페이지',
    previousRow: '이전 행',
    nextRow: '다음 행',
    number: '번호',
    customer: '고객',
  },
  withdrawals: {
    title: '출금',
    text: '고객의 수익을 지급하거나 사유를 적어 거절하세요.',
    one: '출금 {number}',
    status: '상태',
    payout: '지급액',
    requested: '신청',
    empty: '출금이 없습니다',
    emptyText: '검토할 신청이 오래된 순으로 표시됩니다.',
    notFound: '일치하는 출금이 없습니다',
    reference: '지급 참조 번호',
    referenceHint:
      '은행이나 지갑에서 받은 번호입니다. 고객에게 이메일로 전달되며 한 번만 사용할 수 있습니다.',
    pay: '지급 완료 처리: {amount}',
    paid: '출금을 지급했습니다',
    reason: '거절 사유',
    reasonHint: '고객이 볼 수 있습니다. 수익으로 반환되는 금액: {amount}.',
    decline: '출금 거절',
    declined: '출금을 거절했습니다',
  },
} satisfies Phrases['admin'];

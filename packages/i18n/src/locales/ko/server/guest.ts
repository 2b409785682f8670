import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: '{panel} 주문 안내',
  newcomer: {
    text: '이 주소로 {panel}에서 주문이 접수되었습니다. 진행 상황을 확인하거나 나중에 결제하거나 다시 주문하려면 비밀번호를 설정하세요.',
    action: '비밀번호 설정',
  },
  known: {
    text: '이 주소로 {panel}에서 주문이 접수되어 회원님의 계정에 등록되었습니다. 로그인하여 진행 상황을 확인하세요.',
    action: '로그인',
  },
} satisfies Phrases['guest'];

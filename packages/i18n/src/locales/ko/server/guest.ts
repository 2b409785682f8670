import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: '{panel} 주문 안내',
  view: '주문 보기',
  notYou: '본인이 아니라면 이 이메일을 무시하셔도 됩니다.',
  reason: '{panel} 주문에 이 이메일 주소가 입력되어 보내 드리는 메일입니다.',
  newcomer: {
    text: '회원님 또는 다른 누군가가 이 이메일 주소로 {panel}에서 주문했습니다(주문 금액: {amount}). 비밀번호를 설정해 주세요. 결제가 완료되면 ‘주문’에서 확인하고 계정에 추가할 수 있습니다.',
    action: '비밀번호 설정',
  },
  known: {
    text: '회원님 또는 다른 누군가가 로그인하지 않고 이 이메일 주소로 {panel}에서 주문했습니다(주문 금액: {amount}). 결제가 완료되면 ‘주문’에서 확인하고 계정에 추가할 수 있습니다.',
    action: '내 주문으로 이동',
  },
} satisfies Phrases['guest'];

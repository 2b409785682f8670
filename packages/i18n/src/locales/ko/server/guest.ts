import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: '{panel} 주문 안내',
  view: '주문 보기',
  notYou: '본인이 아니신가요? 이 이메일을 무시하셔도 됩니다.',
  reason: '{panel} 주문에 이 주소가 입력되어 이 메시지를 보내 드립니다.',
  newcomer: {
    text: '누군가(어쩌면 회원님)가 이 주소로 {panel}에서 {amount}을(를) 주문했습니다. 비밀번호를 설정하세요. 결제가 끝나면 주문 페이지에서 확인하고 내 주문에 추가할 수 있습니다.',
    action: '비밀번호 설정',
  },
  known: {
    text: '누군가(어쩌면 회원님)가 로그인하지 않고 이 주소로 {panel}에서 {amount}을(를) 주문했습니다. 결제가 끝나면 주문 페이지에서 확인하고 내 주문에 추가할 수 있습니다.',
    action: '확인하고 내 주문에 추가',
  },
} satisfies Phrases['guest'];

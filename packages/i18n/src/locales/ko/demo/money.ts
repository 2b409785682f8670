import type { DemoTexts } from '../../../demo-texts.ts';

export const money: DemoTexts['money'] = {
  coupons: {
    WELCOME10: {
      name: '환영합니다',
      description: '첫 주문 10% 할인.',
    },
    TOPUP5: {
      name: '조금 더 드려요',
      description: '충전할 때마다 5% 추가.',
    },
    CASHBACK3: {
      name: '캐시백',
      description: '전달이 완료되면 주문 금액의 3%를 보너스로 돌려드립니다.',
    },
  },
  grades: {
    newcomer: '새내기',
    bronze: '브론즈',
    silver: '실버',
    gold: '골드',
    platinum: '플래티넘',
  },
  paymentMethods: {
    balance: ['잔액', '잔액에서 바로 결제됩니다.'],
    sandbox: ['테스트 결제', '체험용입니다. 실제 돈은 오가지 않습니다.'],
    transfer: [
      '계좌 이체',
      '담당자가 확인하며 보통 하루 안에 처리됩니다.',
      '<p>이체 메모에 청구서 번호를 적어 주세요.</p>',
    ],
    scan: ['QR 이체', '은행 또는 지갑 앱으로 코드를 스캔하세요.'],
  },
  payouts: {
    card: {
      name: '은행 카드',
      description: '영업일 기준 2일 이내에 도착합니다.',
      account_hint: '카드 앞면의 긴 번호',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: '확인 후 보통 1시간 이내에 송금됩니다.',
      account_hint: 'T로 시작하는 지갑 주소',
    },
    paypal: {
      name: 'PayPal',
      description: '영업일에는 당일 도착.',
      account_hint: 'PayPal 계정 이메일',
    },
  },
};

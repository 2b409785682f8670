import type { DemoTexts } from '../../../demo-texts.ts';

export const money: DemoTexts['money'] = {
  coupons: {
    WELCOME10: {
      name: '신규 회원 쿠폰',
      description: '첫 주문을 10% 할인해 드립니다.',
    },
    TOPUP5: {
      name: '충전 보너스',
      description: '충전 시 5%를 추가로 드립니다.',
    },
    CASHBACK3: {
      name: '캐시백',
      description: '주문이 완료되면 주문 금액의 3%를 보너스로 드립니다.',
    },
  },
  grades: {
    newcomer: '신규',
    bronze: '브론즈',
    silver: '실버',
    gold: '골드',
    platinum: '플래티넘',
  },
  paymentMethods: {
    balance: ['잔액', '잔액에서 바로 결제됩니다.'],
    sandbox: ['테스트 결제', '체험용이며 실제로 결제되지 않습니다.'],
    transfer: [
      '계좌 이체',
      '검토 후 보통 하루 안에 처리됩니다.',
      '<p>이체 메모에 청구서 번호를 입력해 주세요.</p>',
    ],
    scan: ['QR 이체', '은행 앱이나 지갑 앱으로 코드를 스캔하세요.'],
  },
  payouts: {
    card: {
      name: '카드',
      description: '영업일 기준 2일 이내에 입금됩니다.',
      account_hint: '카드 앞면의 카드 번호',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: '검토 후 보통 1시간 이내에 송금됩니다.',
      account_hint: 'T로 시작하는 지갑 주소',
    },
    paypal: {
      name: 'PayPal',
      description: '영업일에는 당일 입금됩니다.',
      account_hint: 'PayPal 계정 이메일',
    },
  },
};

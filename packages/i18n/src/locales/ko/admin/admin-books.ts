import type { Phrases } from '../../../phrases.ts';

export const adminBooks = {
  title: '규칙',
  rules: {
    'wallet totals equal their postings': '지갑 잔액은 분개 합계와 같음',
    'debits equal credits in every panel': '차변과 대변이 같음',
    'no wallet is below its floor': '잔액이 0 미만인 지갑이 없음',
    'nobody holds cash beside a debt': '충전금과 미납금이 동시에 있는 고객이 없음',
    'every balance follows from the one before': '모든 잔액은 직전 잔액에서 이어짐',
    'every transaction has a posting': '모든 거래에 분개가 있음',
    'a reversal mirrors what it reverses': '역분개는 원래 분개와 정반대임',
    'money goes only known ways': '금액은 허용된 계정 사이에서만 이동함',
    'money passes between customers only when guest orders are taken over':
      '고객 간 금액 이동은 비회원 주문을 병합할 때만 발생함',
    'no order is refunded or recognised beyond its charge':
      '청구액을 초과해 환불되거나 매출로 잡힌 주문이 없음',
    'a hold is whole or settled': '출금 대기 금액은 그대로이거나 모두 정산됨',
    'coupons are used within their limits': '쿠폰은 한도 안에서 사용됨',
    'cashback stays within its promise': '캐시백은 약속한 금액을 넘지 않음',
    'widget rewards stand as they were paid': '위젯 보상은 지급액과 일치함',
    'every paid invoice has one transaction of its amount': '결제된 청구서마다 같은 금액의 거래가 하나 있음',
    'no transaction credits an invoice that was never paid':
      '결제되지 않은 청구서의 금액을 잔액에 반영한 거래가 없음',
    'what an invoice brought its payer is its amount less what went back':
      '청구서로 반영된 금액은 청구 금액에서 환불과 카드사 결제 취소를 뺀 값과 같음',
    'what went back of an invoice is the sum of its reversals':
      '청구서의 환불액과 카드사 결제 취소액은 환불 및 취소 내역의 합계와 같음',
    'one linked card is charged at a time for a checkout, or for a top-up':
      '주문 결제나 충전 시 등록된 카드 중 한 번에 한 장에만 청구됨',
    'an order is charged and refunded as the ledger says': '주문의 청구와 환불은 원장과 일치함',
    'escrow holds what running orders were charged, and nothing of those that ended':
      '예치금에는 진행 중인 주문의 청구액만 있고 종료된 주문의 금액은 없음',
    'a paid order was charged its cost': '결제된 주문에는 주문 가격만큼 청구됨',
    'who paid less for a coupon has used it': '모든 쿠폰 할인에 쿠폰 사용 기록이 있음',
    'an order that was handed over stands with a provider, or in doubt':
      '전송된 주문은 모두 공급사에 접수되었거나 결과 미확인 상태임',
    'what stands with a provider was paid for': '공급사에 접수된 주문은 모두 결제됨',
    'an order placed in the parent panel is one order there, charged to the owner':
      '상위 패널로 넘긴 주문은 상위 패널의 주문 1건에 해당하며 소유자에게 청구됨',
    'what the parent panel placed for a child is known to that child':
      '상위 패널이 하위 패널을 위해 접수한 주문은 하위 패널에도 기록됨',
    'held money is that of open withdrawals': '출금 대기 금액은 처리 중인 출금의 합계와 같음',
    'a referral reward is its share of the cash kept, as the ledger says':
      '추천 보상은 순결제액에 보상 비율을 곱한 금액과 같음',
  },
} satisfies Phrases['adminBooks'];

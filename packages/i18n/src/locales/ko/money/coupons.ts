import type { Phrases } from '../../../phrases.ts';

export const coupons = {
  problems: {
    unknown: '적용할 수 없는 쿠폰입니다. 코드를 확인해 주세요.',
    not_started: '아직 사용 기간이 시작되지 않은 쿠폰입니다',
    expired: '유효기간이 지난 쿠폰입니다',
    used_up: '사용 횟수가 모두 소진된 쿠폰입니다',
    used_by_you: '이미 사용한 쿠폰입니다',
    needs_account: '로그인해야 사용할 수 있는 쿠폰입니다',
    only_orders: '주문에만 사용할 수 있는 쿠폰입니다',
    only_top_ups: '충전에만 사용할 수 있는 쿠폰입니다',
    other_services: '이 서비스에는 사용할 수 없는 쿠폰입니다',
    below_minimum: '쿠폰 사용 최소 금액: {minimum}',
    below_minimum_of_services: '쿠폰 사용 최소 금액: 대상 서비스 합계 {minimum}',
    no_effect: '적용할 수 없는 쿠폰입니다',
  },
} satisfies Phrases['coupons'];

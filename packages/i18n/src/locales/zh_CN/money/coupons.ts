import type { Phrases } from '../../../phrases.ts';

export const coupons = {
  problems: {
    unknown: '优惠码不适用，请检查是否输入正确。',
    not_started: '该优惠码尚未生效',
    expired: '该优惠码已过期',
    used_up: '该优惠码的使用次数已用完',
    used_by_you: '您已使用过该优惠码',
    needs_account: '登录后才能使用该优惠码',
    only_orders: '该优惠码仅限下单使用',
    only_top_ups: '该优惠码仅限充值使用',
    other_services: '该优惠码不适用于所选服务',
    below_minimum: '该优惠码满 {minimum} 可用',
    below_minimum_of_services: '适用服务的金额满 {minimum} 才能使用该优惠码',
    no_effect: '优惠码不适用',
  },
} satisfies Phrases['coupons'];

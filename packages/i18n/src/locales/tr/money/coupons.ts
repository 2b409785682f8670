import type { Phrases } from '../../../phrases.ts';

export const coupons = {
  problems: {
    unknown: 'Kupon geçerli değil. Kodu kontrol edin.',
    not_started: 'Bu kupon henüz geçerli değil',
    expired: 'Bu kuponun süresi doldu',
    used_up: 'Bu kupon tükendi',
    used_by_you: 'Bu kuponu daha önce kullandınız',
    needs_account: 'Bu kuponu kullanmak için giriş yapın',
    only_orders: 'Bu kupon yalnızca siparişlerde geçerli',
    only_top_ups: 'Bu kupon yalnızca bakiye yüklemede geçerli',
    other_services: 'Bu kupon bu servislerde geçerli değil',
    below_minimum: 'Bu kupon en az {minimum} için geçerli',
    below_minimum_of_services: 'Bu kupon, kapsadığı servislerde en az {minimum} için geçerli',
    no_effect: 'Kupon geçerli değil',
  },
} satisfies Phrases['coupons'];

import type { Phrases } from '../../../phrases.ts';

export const coupons = {
  problems: {
    unknown: 'Kupon geçerli değil. Kodu kontrol edin.',
    not_started: 'Bu kupon henüz geçerli değil',
    expired: 'Bu kuponun süresi doldu',
    used_up: 'Bu kuponun kullanım hakkı kalmadı',
    used_by_you: 'Bu kuponu zaten kullandınız',
    needs_account: 'Bu kuponu kullanmak için giriş yapın',
    only_orders: 'Bu kupon yalnızca siparişlerde geçerli',
    only_top_ups: 'Bu kupon yalnızca bakiye yüklemede geçerli',
    other_services: 'Bu kupon bu servislerde geçerli değil',
    below_minimum: 'Bu kupon için alt sınır: {minimum}',
    below_minimum_of_services: 'Kuponun geçerli olduğu servisler için alt sınır: {minimum}',
    no_effect: 'Kupon geçerli değil',
  },
} satisfies Phrases['coupons'];

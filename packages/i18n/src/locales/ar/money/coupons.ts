import type { Phrases } from '../../../phrases.ts';

export const coupons = {
  problems: {
    unknown: 'الكوبون غير سارٍ هنا. تحقق من الرمز.',
    not_started: 'لم يبدأ سريان هذا الكوبون بعد',
    expired: 'انتهت صلاحية هذا الكوبون',
    used_up: 'نفدت مرات استخدام هذا الكوبون',
    used_by_you: 'سبق أن استخدمت هذا الكوبون',
    needs_account: 'سجّل الدخول لاستخدام هذا الكوبون',
    only_orders: 'هذا الكوبون للطلبات فقط',
    only_top_ups: 'هذا الكوبون لشحن الرصيد فقط',
    other_services: 'هذا الكوبون لا يسري على هذه الخدمات',
    below_minimum: 'الحد الأدنى لهذا الكوبون: {minimum}',
    below_minimum_of_services: 'الحد الأدنى لهذا الكوبون: {minimum} من الخدمات المشمولة به',
    no_effect: 'الكوبون غير سارٍ هنا',
  },
} satisfies Phrases['coupons'];

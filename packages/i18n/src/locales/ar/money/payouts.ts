import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: 'عرض عمليات السحب',
  requested: {
    subject: 'طلب السحب {number}: {amount}',
    title: 'تم تقديم طلب السحب',
    text: 'طلبت سحب {amount} عبر {method} إلى {account}. ستستلم بعد خصم الرسوم {payout}. المبلغ محجوز ريثما نراجع طلب السحب. إذا لم تكن أنت من طلبه، فألغِه وغيّر كلمة مرورك فورًا.',
  },
  paid: {
    title: 'أُرسل مبلغ السحب {number}: {payout}',
    text: 'أرسلنا {payout} عبر {method} إلى {account}. مرجع الدفعة: {reference}.',
  },
  rejected: {
    title: 'رُفض السحب {number}',
    text: 'تعذّر تحويل {amount} عبر {method}. عاد المبلغ إلى أرباحك. السبب: {reason}',
  },
} satisfies Phrases['payouts'];

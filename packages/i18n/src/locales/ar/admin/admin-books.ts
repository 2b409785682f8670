import type { Phrases } from '../../../phrases.ts';

export const adminBooks = {
  title: 'القواعد',
  rules: {
    'wallet totals equal their postings': 'أرصدة المحافظ تساوي مجموع قيودها',
    'debits equal credits in every panel': 'المدين يساوي الدائن',
    'no wallet is below its floor': 'لا توجد محفظة رصيدها دون الصفر',
    'nobody holds cash beside a debt': 'لا عميل لديه رصيد مدفوع ودين في الوقت نفسه',
    'every balance follows from the one before': 'كل رصيد ناتج عن الرصيد السابق',
    'every transaction has a posting': 'لكل معاملة قيود',
    'a reversal mirrors what it reverses': 'كل معاملة عكسية تقابل تمامًا المعاملة التي تعكسها',
    'money goes only known ways': 'لا تنتقل الأموال إلا بين الحسابات المسموح بها',
    'money passes between customers only when guest orders are taken over':
      'لا تنتقل الأموال بين العملاء إلا عند دمج طلبات الزوار',
    'no order is refunded or recognised beyond its charge':
      'المسترد والإيراد المسجّل لأي طلب لا يتجاوزان المبلغ المخصوم عنه',
    'a hold is whole or settled': 'المبلغ المحجوز إما باقٍ كاملًا أو مسوّى بالكامل',
    'coupons are used within their limits': 'الكوبونات لا تتجاوز حدودها',
    'cashback stays within its promise': 'الاسترداد النقدي لا يتجاوز المبلغ الموعود',
    'widget rewards stand as they were paid': 'عمولات الأدوات المضمّنة تطابق ما دُفع',
    'every paid invoice has one transaction of its amount': 'لكل فاتورة مدفوعة معاملة واحدة بمبلغها',
    'no transaction credits an invoice that was never paid': 'لا معاملة تضيف رصيدًا عن فاتورة لم تُدفع قط',
    'what an invoice brought its payer is its amount less what went back':
      'ما تضيفه الفاتورة إلى الرصيد هو مبلغها بعد طرح الاستردادات والدفعات المعكوسة',
    'what went back of an invoice is the sum of its reversals':
      'الاستردادات والدفعات المعكوسة لكل فاتورة تساوي مجموع معاملاتها العكسية',
    'one linked card is charged at a time for a checkout, or for a top-up':
      'عند إتمام الطلب أو شحن الرصيد يُخصم من بطاقة محفوظة واحدة في كل مرة',
    'an order is charged and refunded as the ledger says':
      'مبالغ الطلبات المخصومة والمستردة تطابق دفتر الأستاذ',
    'escrow holds what running orders were charged, and nothing of those that ended':
      'حساب الأمانات يضم مبالغ الطلبات قيد التنفيذ، ولا يضم شيئًا من مبالغ الطلبات المنتهية',
    'a paid order was charged its cost': 'خُصم سعر كل طلب مدفوع',
    'who paid less for a coupon has used it': 'لكل خصم بكوبون استخدام مسجّل للكوبون',
    'an order that was handed over stands with a provider, or in doubt':
      'كل طلب مُرسَل إما لدى مزوّد أو نتيجته غير معروفة',
    'what stands with a provider was paid for': 'كل الطلبات الموجودة لدى المزوّدين مدفوعة',
    'an order placed in the parent panel is one order there, charged to the owner':
      'كل طلب محوَّل إلى اللوحة الأم يقابله فيها طلب واحد مخصوم من رصيد المالك',
    'what the parent panel placed for a child is known to that child':
      'كل طلب قدّمته اللوحة الأم نيابة عن لوحة فرعية مسجّل في تلك اللوحة الفرعية',
    'held money is that of open withdrawals': 'المبالغ المحجوزة تطابق عمليات السحب المفتوحة',
    'a referral reward is its share of the cash kept, as the ledger says':
      'عمولات الإحالة تساوي نسبتها من صافي المدفوع',
  },
} satisfies Phrases['adminBooks'];

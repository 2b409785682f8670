import type { Phrases } from '../../../phrases.ts';

export const dashboard = {
  title: 'نظرة عامة',
  welcome: '{hasName, select, yes {مرحبًا {name}} other {مرحبًا}}',
  lead: 'رصيدك وطلباتك وما هو بحاجة إلى متابعة.',
  newOrder: 'طلب جديد',
  addFunds: 'شحن الرصيد',
  balance: 'الرصيد',
  spentMonth: 'الإنفاق في آخر 30 يومًا',
  deliveredToday: 'المُسلَّم اليوم',
  running: 'طلبات قيد التنفيذ',
  change: '{percent} مقارنة بالـ30 يومًا السابقة',
  attention: {
    title: 'بحاجة إلى متابعة',
    none: 'لا يلزمك أي إجراء.',
    unpaid_orders:
      '{count, plural, zero {لا طلبات بانتظار الدفع} one {طلب واحد بانتظار الدفع} two {طلبان بانتظار الدفع} few {# طلبات بانتظار الدفع} many {# طلبًا بانتظار الدفع} other {# طلب بانتظار الدفع}}',
    failed_orders:
      '{count, plural, zero {لا طلبات تتطلب إجراءً} one {طلب واحد يتطلب إجراءً} two {طلبان يتطلبان إجراءً} few {# طلبات تتطلب إجراءً} many {# طلبًا يتطلب إجراءً} other {# طلب يتطلب إجراءً}}',
    answered_tickets:
      '{count, plural, zero {لا ردود جديدة من الدعم} one {رد جديد واحد من الدعم} two {ردان جديدان من الدعم} few {# ردود جديدة من الدعم} many {# ردًا جديدًا من الدعم} other {# رد جديد من الدعم}}',
    payments_in_review:
      '{count, plural, zero {لا دفعات قيد المراجعة} one {دفعة واحدة قيد المراجعة} two {دفعتان قيد المراجعة} few {# دفعات قيد المراجعة} many {# دفعة قيد المراجعة} other {# دفعة قيد المراجعة}}',
    verification_wanted: 'أكمل التحقق من بطاقتك',
    verification_rejected: 'رُفض التحقق من البطاقة',
    guest_orders:
      '{count, plural, zero {لا طلبات زائر ببريدك الإلكتروني} one {طلب زائر واحد ببريدك الإلكتروني} two {طلبا زائر ببريدك الإلكتروني} few {# طلبات زائر ببريدك الإلكتروني} many {# طلب زائر ببريدك الإلكتروني} other {# طلب زائر ببريدك الإلكتروني}}',
    email_unverified: 'أكّد بريدك الإلكتروني',
    low_balance:
      '{count, plural, =0 {رصيدك فارغ} zero {رصيدك فارغ} one {اشتراك واحد بانتظار شحن الرصيد} two {اشتراكان بانتظار شحن الرصيد} few {# اشتراكات بانتظار شحن الرصيد} many {# اشتراكًا بانتظار شحن الرصيد} other {# اشتراك بانتظار شحن الرصيد}}',
    owed: 'عليك دين قدره {amount} بسبب دفعة معكوسة',
  },
  byStatus: 'الطلبات حسب الحالة',
  grade: {
    title: 'مستواك',
    next: 'أنفق {amount} إضافية لتصل إلى مستوى {name}',
    progress: '{spent} من {goal}',
    discount: 'خصم {percent} على كل طلب',
    top: 'وصلت إلى أعلى مستوى.',
    all: 'كل المستويات',
    perks: 'مزاياك',
    closedSales: 'عروض حصرية',
    manager: 'مدير حساب شخصي',
    chat: 'دردشة استشارية: {count, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
    thumbnail:
      'صورة مصغّرة مخصصة: {count, plural, zero {كل # يوم} one {كل يوم} two {كل يومين} few {كل # أيام} many {كل # يومًا} other {كل # يوم}}',
  },
  spent: 'الإنفاق',
  allTime: 'الإجمالي منذ البداية',
  spending: 'الإنفاق اليومي',
  chart: 'الإنفاق اليومي خلال آخر 30 يومًا. تجد الأرقام في صفحة «الإحصاءات».',
  statistics: 'الإحصاءات',
  recent: 'أحدث الطلبات',
  allOrders: 'كل الطلبات',
} satisfies Phrases['dashboard'];

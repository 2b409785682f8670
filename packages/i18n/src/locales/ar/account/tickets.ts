import type { Phrases } from '../../../phrases.ts';

export const tickets = {
  title: 'الدعم',
  lead: 'اسألنا عن طلب أو دفعة أو عن حسابك. نرد عليك هنا وعبر البريد الإلكتروني.',
  new: 'تذكرة جديدة',
  show: 'عرض',
  all: 'الكل',
  status: {
    open: 'مفتوحة',
    answered: 'تم الرد',
    closed: 'مغلقة',
  },
  unread: 'رد جديد',
  messages:
    '{count, plural, zero {لا رسائل} one {رسالة واحدة} two {رسالتان} few {# رسائل} many {# رسالة} other {# رسالة}}',
  you: 'أنت',
  youSaid: 'أنت: {text}',
  byMail: 'عبر البريد الإلكتروني',
  order: 'الطلب {order}',
  opened: 'فُتحت <time></time>',
  empty: {
    title: 'لا تذاكر بعد',
    text: 'هل هناك أمر غير واضح أو لا يعمل؟ راسلنا وسيرد عليك شخص حقيقي.',
  },
  noneHere: 'لا تذاكر بهذه الحالة',
  form: {
    title: 'كيف يمكننا مساعدتك؟',
    subject: 'الموضوع',
    order: 'رقم الطلب',
    text: 'رسالتك',
    textHint: 'لا ترسل أبدًا كلمات مرور أو أرقام بطاقات.',
    send: 'إرسال',
  },
  files: {
    add: 'إرفاق صور أو ملف PDF',
    hint: 'حتى 5 ملفات، 10 ميغابايت لكل ملف',
    remove: 'إزالة {name}',
    tooLarge: 'أكبر من 10 ميغابايت',
    tooMany: 'حتى 5 ملفات في الرسالة الواحدة',
  },
  reply: {
    label: 'ردك',
    reopens: 'هذه التذكرة مغلقة. ردك يعيد فتحها.',
  },
  close: 'إغلاق التذكرة',
  reopen: 'إعادة الفتح',
  trail: 'مسار التنقل',
  thread: 'الرسائل',
} satisfies Phrases['tickets'];

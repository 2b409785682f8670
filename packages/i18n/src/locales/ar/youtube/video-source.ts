import type { Phrases } from '../../../phrases.ts';

export const videoSource = {
  label: 'عن هذه الأرقام',
  sample: {
    badge: 'بيانات تجريبية',
    text: 'هذه أمثلة لتجربة الصفحة. تظهر الأرقام الحقيقية بعد ربط هذا الموقع بمنصة YouTube.',
  },
  states: {
    quota_used_up: 'بلغنا حد الاستعلامات اليومي لدى YouTube. تُحدَّث الأرقام بعد تجديده.',
    unavailable: 'لا يستجيب YouTube حاليًا. سنواصل المحاولة.',
    not_connected: 'هذه القناة غير مرتبطة بمنصة YouTube بعد.',
    consent_revoked: 'أُلغي إذن الوصول إلى القناة على YouTube. اربط القناة من جديد لتحديث الأرقام.',
    gone: 'لم يعد لهذه القناة أو هذا الفيديو وجود على YouTube.',
  },
  updated: 'آخر تحديث: <time></time>',
  nextUpdate: 'التحديث التالي: <time></time>',
} satisfies Phrases['videoSource'];

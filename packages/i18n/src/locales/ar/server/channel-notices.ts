import type { Phrases } from '../../../phrases.ts';

export const channelNotices = {
  disconnected: {
    title: 'أعد ربط «{channel}»',
    text: 'لم نعد نستطيع قراءة تقارير قناتك «{channel}» على YouTube لأن الإذن سُحب أو انتهت صلاحيته. أعد ربطها لتبقى إحصاءاتك محدّثة. وإلا فسنحذف بياناتها بعد أسبوع.',
  },
  action: 'عرض إحصاءات القناة',
} satisfies Phrases['channelNotices'];

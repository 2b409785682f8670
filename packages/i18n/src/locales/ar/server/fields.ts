import type { Phrases } from '../../../phrases.ts';

export const fields = {
  names: {
    keywords: 'الكلمات المفتاحية، كل كلمة في سطر',
    comments: 'التعليقات، كل تعليق في سطر',
    usernames: 'أسماء المستخدمين، كل اسم في سطر',
    hashtags: 'الهاشتاجات، كل هاشتاج في سطر',
    groups: 'المجموعات، كل مجموعة في سطر',
    hashtag: 'الهاشتاج',
    username: 'اسم المستخدم',
    media: 'رابط المنشور',
    answer_number: 'رقم الإجابة',
    country: 'الدولة',
    device: 'الجهاز',
    type_of_traffic: 'مصدر الزيارات',
    google_keyword: 'كلمة البحث في Google',
    referring_url: 'صفحة الإحالة',
  },
  choices: {
    country: {
      WW: 'كل العالم',
    },
    device: {
      '1': 'الحاسوب',
      '2': 'هواتف Android',
      '3': 'هواتف iPhone (iOS)',
      '4': 'جميع الهواتف',
      '5': 'الهواتف والحاسوب',
    },
    type_of_traffic: {
      '1': 'بحث Google',
      '2': 'مصدر إحالة مخصص',
      '3': 'مباشر، بلا مصدر إحالة',
    },
  },
} satisfies Phrases['fields'];

import type { DemoTexts } from '../../../demo-texts.ts';

export const money: DemoTexts['money'] = {
  coupons: {
    WELCOME10: {
      name: 'ترحيب',
      description: 'خصم عشرة بالمئة على طلبك الأول.',
    },
    TOPUP5: {
      name: 'مكافأة الشحن',
      description: 'خمسة بالمئة إضافية عند شحن الرصيد.',
    },
    CASHBACK3: {
      name: 'استرداد نقدي',
      description: 'تُضاف ثلاثة بالمئة من قيمة طلبك بعد اكتماله إلى رصيد المكافآت.',
    },
  },
  grades: {
    newcomer: 'مبتدئ',
    bronze: 'برونزي',
    silver: 'فضي',
    gold: 'ذهبي',
    platinum: 'بلاتيني',
  },
  paymentMethods: {
    balance: ['الرصيد', 'يُدفع من رصيدك فورًا.'],
    sandbox: ['دفع تجريبي', 'للتجربة: لا تُخصم أموال حقيقية.'],
    transfer: ['تحويل بنكي', 'نراجعه عادةً خلال يوم.', '<p>اكتب رقم الفاتورة مرجعًا للتحويل.</p>'],
    scan: ['تحويل عبر QR', 'امسح الرمز بتطبيق البنك أو المحفظة.'],
  },
  payouts: {
    card: {
      name: 'بطاقة بنكية',
      description: 'يصل المبلغ خلال يومي عمل.',
      account_hint: 'الرقم الطويل على وجه بطاقتك',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: 'عادةً خلال ساعة من مراجعتنا.',
      account_hint: 'عنوان محفظتك، يبدأ بالحرف T',
    },
    paypal: {
      name: 'PayPal',
      description: 'في اليوم نفسه خلال أيام العمل.',
      account_hint: 'البريد الإلكتروني لحسابك في PayPal',
    },
  },
};

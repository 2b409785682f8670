import type { Locale } from '@marquee/domain/locale/locales.ts';

interface CouponTexts {
  name: string;
  description: string;
}

export type CouponName = 'WELCOME10' | 'TOPUP5' | 'CASHBACK3';

/** What the demo panels’ coupons are called. */
export const couponWords: Record<Locale, Record<CouponName, CouponTexts>> = {
  en: {
    WELCOME10: { name: 'Welcome', description: 'Ten percent off your first order.' },
    TOPUP5: { name: 'A little extra', description: 'Five percent more whenever you top up.' },
    CASHBACK3: {
      name: 'Money back',
      description: 'Three percent of your order returns as bonus once it is delivered.',
    },
  },
  de: {
    WELCOME10: { name: 'Willkommen', description: 'Zehn Prozent auf Ihre erste Bestellung.' },
    TOPUP5: { name: 'Etwas obendrauf', description: 'Fünf Prozent mehr bei jeder Aufladung.' },
    CASHBACK3: {
      name: 'Geld zurück',
      description: 'Drei Prozent der Bestellung kommen nach der Lieferung als Bonus zurück.',
    },
  },
  es: {
    WELCOME10: { name: 'Bienvenida', description: 'Un diez por ciento en tu primer pedido.' },
    TOPUP5: { name: 'Un poco más', description: 'Un cinco por ciento más en cada recarga.' },
    CASHBACK3: {
      name: 'Dinero de vuelta',
      description: 'Un tres por ciento del pedido vuelve como bono al entregarse.',
    },
  },
  fr: {
    WELCOME10: { name: 'Bienvenue', description: 'Dix pour cent sur votre première commande.' },
    TOPUP5: { name: 'Un petit plus', description: 'Cinq pour cent de plus à chaque recharge.' },
    CASHBACK3: {
      name: 'Remise différée',
      description: 'Trois pour cent de la commande reviennent en bonus après livraison.',
    },
  },
  hi_IN: {
    WELCOME10: { name: 'स्वागत', description: 'पहले ऑर्डर पर दस प्रतिशत छूट।' },
    TOPUP5: { name: 'थोड़ा अतिरिक्त', description: 'हर टॉप-अप पर पाँच प्रतिशत अधिक।' },
    CASHBACK3: { name: 'पैसे वापस', description: 'डिलीवरी के बाद ऑर्डर का तीन प्रतिशत बोनस बनकर लौटता है।' },
  },
  ja: {
    WELCOME10: { name: 'ようこそ', description: '初回のご注文が10%オフ。' },
    TOPUP5: { name: 'ちょっと上乗せ', description: 'チャージのたびに5%プラス。' },
    CASHBACK3: { name: 'キャッシュバック', description: '納品後、ご注文額の3%をボーナスとして還元します。' },
  },
  ko: {
    WELCOME10: { name: '환영합니다', description: '첫 주문 10% 할인.' },
    TOPUP5: { name: '조금 더 드려요', description: '충전할 때마다 5% 추가.' },
    CASHBACK3: { name: '캐시백', description: '전달이 완료되면 주문 금액의 3%를 보너스로 돌려드립니다.' },
  },
  pt_BR: {
    WELCOME10: { name: 'Boas-vindas', description: 'Dez por cento no primeiro pedido.' },
    TOPUP5: { name: 'Um pouco a mais', description: 'Cinco por cento a mais em cada recarga.' },
    CASHBACK3: {
      name: 'Dinheiro de volta',
      description: 'Três por cento do pedido voltam como bônus após a entrega.',
    },
  },
  ru: {
    WELCOME10: { name: 'Добро пожаловать', description: 'Десять процентов на первый заказ.' },
    TOPUP5: { name: 'Немного сверху', description: 'Пять процентов сверху при каждом пополнении.' },
    CASHBACK3: { name: 'Кешбэк', description: 'Три процента заказа вернутся бонусом после выполнения.' },
  },
  tr: {
    WELCOME10: { name: 'Hoş geldiniz', description: 'İlk siparişinizde yüzde on indirim.' },
    TOPUP5: { name: 'Biraz fazlası', description: 'Her yüklemede yüzde beş fazlası.' },
    CASHBACK3: {
      name: 'Para iadesi',
      description: 'Siparişin yüzde üçü teslimattan sonra bonus olarak döner.',
    },
  },
  vi: {
    WELCOME10: { name: 'Chào mừng', description: 'Giảm mười phần trăm cho đơn đầu tiên.' },
    TOPUP5: { name: 'Thêm một chút', description: 'Cộng thêm năm phần trăm mỗi lần nạp.' },
    CASHBACK3: {
      name: 'Hoàn tiền',
      description: 'Ba phần trăm đơn hàng hoàn lại dưới dạng thưởng khi giao xong.',
    },
  },
  zh_CN: {
    WELCOME10: { name: '欢迎礼', description: '首单立减百分之十。' },
    TOPUP5: { name: '多送一点', description: '每次充值多送百分之五。' },
    CASHBACK3: { name: '返现', description: '订单完成后返还百分之三作为奖金。' },
  },
};

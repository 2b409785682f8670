import type { Locale } from '@marquee/domain/locale/locales.ts';

interface PayoutTexts {
  name: string;
  description: string;
  account_hint: string;
}

export type PayoutName = 'card' | 'crypto' | 'paypal';

/** Ways of the demo panels to pay out earnings. */
export const payoutWords: Record<Locale, Record<PayoutName, PayoutTexts>> = {
  en: {
    card: {
      name: 'Bank card',
      description: 'Arrives within two working days.',
      account_hint: 'The long number on the front of your card',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: 'Usually within an hour after we have checked the request.',
      account_hint: 'Your wallet address, starting with T',
    },
    paypal: {
      name: 'PayPal',
      description: 'The same day on working days.',
      account_hint: 'The e-mail of your PayPal account',
    },
  },
  de: {
    card: {
      name: 'Bankkarte',
      description: 'Kommt innerhalb von zwei Werktagen an.',
      account_hint: 'Die lange Nummer auf der Vorderseite der Karte',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: 'Meist innerhalb einer Stunde nach der Prüfung.',
      account_hint: 'Ihre Wallet-Adresse, beginnt mit T',
    },
    paypal: {
      name: 'PayPal',
      description: 'An Werktagen noch am selben Tag.',
      account_hint: 'Die E-Mail-Adresse Ihres PayPal-Kontos',
    },
  },
  es: {
    card: {
      name: 'Tarjeta bancaria',
      description: 'Llega en dos días hábiles.',
      account_hint: 'El número largo del anverso de la tarjeta',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: 'Normalmente en una hora tras la revisión.',
      account_hint: 'Tu dirección, empieza por T',
    },
    paypal: {
      name: 'PayPal',
      description: 'El mismo día en días hábiles.',
      account_hint: 'El correo de tu cuenta PayPal',
    },
  },
  fr: {
    card: {
      name: 'Carte bancaire',
      description: 'Arrive sous deux jours ouvrés.',
      account_hint: 'Le long numéro au recto de la carte',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: 'En général dans l’heure qui suit la vérification.',
      account_hint: 'Votre adresse, qui commence par T',
    },
    paypal: {
      name: 'PayPal',
      description: 'Le jour même, les jours ouvrés.',
      account_hint: 'L’e-mail de votre compte PayPal',
    },
  },
  hi_IN: {
    card: {
      name: 'बैंक कार्ड',
      description: 'दो कार्य दिवसों में पहुँचता है।',
      account_hint: 'कार्ड के सामने की लंबी संख्या',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: 'जाँच के बाद आम तौर पर एक घंटे में।',
      account_hint: 'आपका वॉलेट पता, T से शुरू',
    },
    paypal: { name: 'PayPal', description: 'कार्य दिवसों में उसी दिन।', account_hint: 'आपके PayPal खाते का ईमेल' },
  },
  ja: {
    card: { name: '銀行カード', description: '2営業日以内に届きます。', account_hint: 'カード表面の番号' },
    crypto: {
      name: 'USDT（TRC-20）',
      description: '確認後、通常1時間以内に送金します。',
      account_hint: 'Tで始まるウォレットアドレス',
    },
    paypal: {
      name: 'PayPal',
      description: '営業日なら当日中。',
      account_hint: 'PayPalアカウントのメールアドレス',
    },
  },
  ko: {
    card: {
      name: '은행 카드',
      description: '영업일 기준 2일 이내에 도착합니다.',
      account_hint: '카드 앞면의 긴 번호',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: '확인 후 보통 1시간 이내에 송금됩니다.',
      account_hint: 'T로 시작하는 지갑 주소',
    },
    paypal: { name: 'PayPal', description: '영업일에는 당일 도착.', account_hint: 'PayPal 계정 이메일' },
  },
  pt_BR: {
    card: {
      name: 'Cartão bancário',
      description: 'Chega em até dois dias úteis.',
      account_hint: 'O número longo na frente do cartão',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: 'Normalmente em até uma hora após a conferência.',
      account_hint: 'Seu endereço, começa com T',
    },
    paypal: {
      name: 'PayPal',
      description: 'No mesmo dia, em dias úteis.',
      account_hint: 'O e-mail da sua conta PayPal',
    },
  },
  ru: {
    card: {
      name: 'Банковская карта',
      description: 'Приходит в течение двух рабочих дней.',
      account_hint: 'Длинный номер на лицевой стороне карты',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: 'Обычно в течение часа после проверки.',
      account_hint: 'Адрес кошелька, начинается с T',
    },
    paypal: {
      name: 'PayPal',
      description: 'В рабочие дни в тот же день.',
      account_hint: 'E-mail вашего аккаунта PayPal',
    },
  },
  tr: {
    card: {
      name: 'Banka kartı',
      description: 'İki iş günü içinde ulaşır.',
      account_hint: 'Kartın ön yüzündeki uzun numara',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: 'Genellikle incelemeden sonra bir saat içinde.',
      account_hint: 'T ile başlayan cüzdan adresiniz',
    },
    paypal: {
      name: 'PayPal',
      description: 'İş günlerinde aynı gün.',
      account_hint: 'PayPal hesabınızın e-postası',
    },
  },
  vi: {
    card: {
      name: 'Thẻ ngân hàng',
      description: 'Đến trong vòng hai ngày làm việc.',
      account_hint: 'Dãy số dài ở mặt trước thẻ',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: 'Thường trong vòng một giờ sau khi kiểm tra.',
      account_hint: 'Địa chỉ ví của bạn, bắt đầu bằng T',
    },
    paypal: {
      name: 'PayPal',
      description: 'Trong ngày, vào ngày làm việc.',
      account_hint: 'Email tài khoản PayPal của bạn',
    },
  },
  zh_CN: {
    card: { name: '银行卡', description: '两个工作日内到账。', account_hint: '卡片正面的长号码' },
    crypto: {
      name: 'USDT (TRC-20)',
      description: '审核后通常一小时内到账。',
      account_hint: '以 T 开头的钱包地址',
    },
    paypal: { name: 'PayPal', description: '工作日当天到账。', account_hint: '您的 PayPal 账户邮箱' },
  },
};

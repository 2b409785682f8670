import type { DemoTexts } from '../../../demo-texts.ts';

export const money: DemoTexts['money'] = {
  coupons: {
    WELCOME10: {
      name: 'ようこそ',
      description: '初回のご注文が10%オフ。',
    },
    TOPUP5: {
      name: 'ちょっと上乗せ',
      description: 'チャージのたびに5%プラス。',
    },
    CASHBACK3: {
      name: 'キャッシュバック',
      description: '納品後、ご注文額の3%をボーナスとして還元します。',
    },
  },
  grades: {
    newcomer: 'ビギナー',
    bronze: 'ブロンズ',
    silver: 'シルバー',
    gold: 'ゴールド',
    platinum: 'プラチナ',
  },
  paymentMethods: {
    balance: ['残高', '残高からすぐにお支払い。'],
    sandbox: ['テスト決済', 'お試し用です。実際のお金は動きません。'],
    transfer: [
      '銀行振込',
      '担当者が確認します。通常は1日以内です。',
      '<p>振込の備考に請求書番号をご記入ください。</p>',
    ],
    scan: ['QRコード送金', '銀行またはウォレットのアプリでコードを読み取ります。'],
  },
  payouts: {
    card: {
      name: '銀行カード',
      description: '2営業日以内に届きます。',
      account_hint: 'カード表面の番号',
    },
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
};

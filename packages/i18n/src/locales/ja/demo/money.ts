import type { DemoTexts } from '../../../demo-texts.ts';

export const money: DemoTexts['money'] = {
  coupons: {
    WELCOME10: {
      name: 'ウェルカム特典',
      description: '初回のご注文が10%割引になります。',
    },
    TOPUP5: {
      name: 'チャージボーナス',
      description: 'チャージすると5%のボーナスが付きます。',
    },
    CASHBACK3: {
      name: 'キャッシュバック',
      description: '注文の完了後、ご注文額の3%をボーナスとして付与します。',
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
    balance: ['残高', '残高からすぐに支払えます。'],
    sandbox: ['テスト決済', '動作確認用です。実際の請求は発生しません。'],
    transfer: ['銀行振込', '通常1日以内に確認します。', '<p>振込の備考欄に請求書番号をご記入ください。</p>'],
    scan: ['QRコード送金', '銀行アプリまたはウォレットアプリでコードを読み取ります。'],
  },
  payouts: {
    card: {
      name: 'カード',
      description: '2営業日以内に着金します。',
      account_hint: 'カード表面のカード番号',
    },
    crypto: {
      name: 'USDT（TRC-20）',
      description: '審査後、通常1時間以内に着金します。',
      account_hint: 'Tで始まるウォレットアドレス',
    },
    paypal: {
      name: 'PayPal',
      description: '営業日は当日中に着金します。',
      account_hint: 'PayPalアカウントのメールアドレス',
    },
  },
};

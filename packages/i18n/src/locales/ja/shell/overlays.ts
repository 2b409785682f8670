import type { Phrases } from '../../../phrases.ts';

export const overlays = {
  notices: 'お知らせ',
  frozen: {
    greeting: '{hasName, select, yes {{name} 様} other {お客様へ}}',
    text: '{panel} のアカウントは凍結されており、注文とお支払いは停止しています。ご連絡いただければ、一緒に解決いたします。',
    chat: 'ライブチャットを開く',
  },
  unproven: {
    title: '先にメールアドレスを確認してください',
    text: '{email} にリンクをお送りしました。このブラウザで開いてから、もう一度お試しください。',
    noAddress: 'アカウントにメールアドレスを追加して確認してから、もう一度お試しください。',
    resend: 'リンクを再送する',
    sent: '送信しました。メールボックスをご確認ください。',
    other: '別のアドレスを使う',
    add: 'アドレスを追加する',
  },
  qr: {
    title: 'コードを読み取ってください',
    picture: 'QRコード',
  },
  manualPayment: {
    title: 'お支払いを完了してください',
    text: 'この口座に金額を送金し、支払い済みであることをお知らせください。',
    method: '支払い方法',
    account: '口座番号',
    invoice: '請求書番号',
    qr: 'このお支払いのQRコード',
    comment: 'コメント',
    commentHint: '振込名義など、早く確認できる情報をご記入ください。',
    paid: '支払いました',
  },
  consent: {
    title: 'Cookieを使用しています',
    text: '一部はパネルの動作に必要です。同意いただいた場合、統計と広告にも使用します。',
    privacy: 'プライバシー',
    manage: '設定する',
    decline: '拒否する',
    accept: '同意する',
    panelTitle: 'Cookieの設定',
    panelText: '両方についてお選びください。いつでも変更できます。',
    analytics: {
      title: 'アクセス解析',
      text: '利用されているページやつまずきやすい箇所を把握し、ライブチャットを読み込みます。',
    },
    advertising: {
      title: '広告',
      text: '広告の効果を測定し、興味を持ちそうな方に表示します。',
    },
    granted: '許可',
    denied: '許可しない',
  },
  chat: {
    title: 'ライブチャットを開きますか？',
    text: 'チャットは他社が運営しており、この端末にCookieを保存することがあります。',
    open: 'チャットを開く',
  },
  install: {
    title: 'アプリをインストール',
    ios: 'iPhone/iPadにこのWebアプリをインストールするには、共有ボタンを押して「ホーム画面に追加」を選択してください',
    banner: '注文をスムーズに管理できます。今すぐアプリをインストールしましょう。',
    card: '注文や統計にすばやくアクセスし、新しい注文も簡単に作成できます。データ通信量も節約できます。',
    fastAccess: '注文へすばやくアクセス',
    allFunctions: 'すべての機能を1つのアプリに',
    install: 'インストール',
  },
} satisfies Phrases['overlays'];

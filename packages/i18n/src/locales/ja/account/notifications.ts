import type { Phrases } from '../../../phrases.ts';

export const notifications = {
  title: 'メールの設定',
  lead: '{panel} からメールで受け取る内容を選べます。変更はすぐに反映されます。',
  topics: {
    order: '注文',
    orderHint: '受付、完了、キャンセル、一部完了',
    payment: '支払い',
    paymentHint: '受領、確認中、返金',
    subscription: '定期注文',
    subscriptionHint: '新しい投稿、残高不足、終了',
  },
  always: 'アカウントの安全に関するお知らせと、お問い合わせへの回答は常に届きます。',
  stopAll: '三つとも停止する',
  saved: '保存しました。いつでも変更できます。',
  failed: '保存できませんでした。もう一度お試しください。',
  inApp: {
    title: 'お知らせ',
    lead: '注文、お支払い、アカウントに関するお知らせです。90日間保存されます。',
    readAll: 'すべて既読にする',
    settings: '設定',
    unread: '未読',
    noneUnread: '未読のお知らせはありません',
    empty: 'お知らせはまだありません',
    emptyText: '注文の完了や入金があると、ここでお知らせします。',
  },
  broken: {
    title: 'このリンクは使えません',
    text: 'メールの末尾にあるリンクを開くか、ログインしてプロフィールで設定してください。',
    action: 'ログイン',
  },
} satisfies Phrases['notifications'];

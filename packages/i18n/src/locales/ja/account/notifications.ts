import type { Phrases } from '../../../phrases.ts';

export const notifications = {
  title: 'メール通知',
  lead: '{panel}から受け取るメールを選べます。変更はすぐに反映されます。',
  topics: {
    order: '注文',
    orderHint: '受付、完了、キャンセル、一部完了',
    payment: '支払い',
    paymentHint: '受領、確認中、返金',
    subscription: '自動注文',
    subscriptionHint: '新しい投稿、残高不足、終了',
  },
  always: 'セキュリティの警告とサポートからの返信は常に送信されます。',
  stopAll: 'すべて停止',
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
    text: 'メールの末尾にあるリンクを使うか、ログインしてプロフィールで変更してください。',
    action: 'ログイン',
  },
} satisfies Phrases['notifications'];

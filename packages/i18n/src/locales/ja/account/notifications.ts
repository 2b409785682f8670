import type { Phrases } from '../../../phrases.ts';

export const notifications = {
  title: 'メール通知',
  lead: '{panel}から受け取るメールを選べます。変更はすぐに反映されます。',
  topics: {
    order: '注文',
    orderHint: '受付、完了、キャンセル、一部納品',
    payment: '支払い',
    paymentHint: '入金確認、審査中、返金',
    subscription: '自動注文',
    subscriptionHint: '新しい投稿、残高不足、終了',
  },
  always: 'セキュリティに関する通知とサポートからの返信は常に送信されます。',
  stopAll: 'すべて配信停止',
  saved: '保存しました。いつでも変更できます。',
  failed: '保存できませんでした。もう一度お試しください。',
  inApp: {
    title: '通知',
    lead: '注文、お支払い、アカウントに関する通知です。90日間保存されます。',
    readAll: 'すべて既読にする',
    settings: '設定',
    all: 'すべて',
    unread: '未読',
    noneUnread: '未読の通知はありません',
    empty: '通知はまだありません',
    emptyText: '注文やお支払いの最新情報がここに表示されます。',
  },
  broken: {
    title: 'このリンクは無効になっています',
    text: '当サイトからのメールの末尾にあるリンクを開くか、ログインしてプロフィールで通知設定を変更してください。',
    action: 'ログイン',
  },
} satisfies Phrases['notifications'];

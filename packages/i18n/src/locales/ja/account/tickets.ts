import type { Phrases } from '../../../phrases.ts';

export const tickets = {
  title: 'サポート',
  lead: '注文、お支払い、アカウントについてお問い合わせください。この画面とメールでご返信します。',
  new: '新しいお問い合わせ',
  show: '表示',
  all: 'すべて',
  status: {
    open: '対応中',
    answered: '返信済み',
    closed: '終了',
  },
  unread: '新しい返信',
  messages: '{count, plural, other {#件のメッセージ}}',
  you: '自分',
  youSaid: '自分：{text}',
  byMail: 'メールで送信',
  order: '注文#{order}',
  opened: '受付：<time></time>',
  empty: {
    title: 'お問い合わせはまだありません',
    text: 'ご不明な点や不具合がありましたら、お問い合わせください。担当者が返信します。',
  },
  noneHere: 'このステータスのお問い合わせはありません',
  form: {
    title: 'どのようなご用件でしょうか？',
    subject: '件名',
    order: '注文番号',
    text: 'メッセージ',
    textHint: 'パスワードやカード番号は書かないでください。',
    send: '送信',
  },
  files: {
    add: '画像またはPDFを添付',
    hint: '1ファイル10 MBまで、最大5ファイル',
    remove: '削除：{name}',
    tooLarge: '10 MBを超えています',
    tooMany: '1つのメッセージにつき5ファイルまでです',
  },
  reply: {
    label: '返信',
    reopens: 'このお問い合わせは終了しています。返信すると再開します。',
  },
  close: '解決済みにする',
  reopen: '再開する',
  trail: 'パンくずリスト',
  thread: 'メッセージ',
} satisfies Phrases['tickets'];

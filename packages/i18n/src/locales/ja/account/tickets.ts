import type { Phrases } from '../../../phrases.ts';

export const tickets = {
  title: 'サポート',
  lead: '注文、支払い、アカウントについて何でもお尋ねください。この画面とメールでお答えします。',
  new: '新しいお問い合わせ',
  show: '表示',
  all: 'すべて',
  status: {
    open: '対応中',
    answered: '回答済み',
    closed: '終了',
  },
  unread: '新しい回答',
  messages: '{count, plural, other {#件のメッセージ}}',
  you: 'あなた',
  youSaid: 'あなた：{text}',
  byMail: 'メールで',
  order: '注文#{order}',
  opened: '<time></time>に作成',
  empty: {
    title: 'お問い合わせはまだありません',
    text: 'わからないことや動かないものがありますか？ご連絡ください。担当者がお答えします。',
  },
  noneHere: 'このステータスのお問い合わせはありません',
  form: {
    title: 'どのようなご用件ですか？',
    subject: '件名',
    order: '注文番号',
    text: 'メッセージ',
    textHint: 'パスワードやカード番号は絶対に書かないでください。',
    send: '送信',
  },
  files: {
    add: '画像またはPDFを追加',
    hint: '1ファイル10 MBまで、5ファイルまで',
    remove: '{name}を外す',
    tooLarge: '10 MBを超えています',
    tooMany: '1つのメッセージに添付できるのは5ファイルまでです',
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

import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: '{panel}でのご注文',
  view: '注文を見る',
  notYou: 'お心当たりがない場合は、このメールを無視してください。',
  reason: 'このメールは、{panel}での注文にこのアドレスが入力されたためお送りしています。',
  newcomer: {
    text: 'このメールアドレスで{panel}に{amount}のご注文がありました。お心当たりがある場合は、パスワードを設定してください。お支払いが済むと注文ページに表示され、ご自分の注文に追加できます。',
    action: 'パスワードを設定',
  },
  known: {
    text: 'このメールアドレスを使って、ログインせずに{panel}で{amount}の注文が行われました。お支払いが済むと注文ページに表示され、ご自分の注文に追加できます。',
    action: '確認して注文に追加',
  },
} satisfies Phrases['guest'];

import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: '【{panel}】ご注文について',
  view: '注文を見る',
  notYou: 'お心当たりがない場合は、このメールを破棄してください。',
  reason: 'このメールは、{panel}での注文にこのアドレスが入力されたためお送りしています。',
  newcomer: {
    text: 'どなたか（ご本人の可能性もあります）が、このメールアドレスを使って{panel}で{amount}の注文をしました。パスワードを設定してください。お支払いが完了すると、この注文を「注文」で確認し、アカウントに追加できます。',
    action: 'パスワードを設定',
  },
  known: {
    text: 'どなたか（ご本人の可能性もあります）が、ログインせずにこのメールアドレスを使って{panel}で{amount}の注文をしました。お支払いが完了すると、この注文を「注文」で確認し、アカウントに追加できます。',
    action: '注文一覧へ',
  },
} satisfies Phrases['guest'];

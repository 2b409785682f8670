import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: '{panel} でのご注文',
  newcomer: {
    text: 'このメールアドレスで {panel} にご注文がありました。進行状況の確認、後からのお支払い、再注文のために、パスワードを設定してください。',
    action: 'パスワードを設定',
  },
  known: {
    text: 'このメールアドレスで {panel} にご注文があり、お客様のアカウントに登録されています。ログインして進行状況をご確認ください。',
    action: 'ログイン',
  },
} satisfies Phrases['guest'];

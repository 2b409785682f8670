import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: '出金履歴を見る',
  requested: {
    subject: '出金#{number}の申請を受け付けました：{amount}',
    title: '出金の申請を受け付けました',
    text: '{method}による{account}宛ての出金（{amount}）の申請を受け付けました。手数料を差し引いた受取額は{payout}です。審査が終わるまで、この金額は保留されます。お心当たりがない場合は、出金をキャンセルし、すぐにパスワードを変更してください。',
  },
  paid: {
    title: '出金#{number}の送金が完了しました：{payout}',
    text: '{method}で{account}宛てに{payout}を送金しました。照会番号は{reference}です。',
  },
  rejected: {
    title: '出金#{number}は承認されませんでした',
    text: '{method}での{amount}の出金は承認されませんでした。この金額は報酬に戻りました。理由：{reason}',
  },
} satisfies Phrases['payouts'];

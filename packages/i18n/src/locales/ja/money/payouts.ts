import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: '出金履歴を見る',
  requested: {
    subject: '出金#{number}を申請しました：{amount}',
    title: '出金を申請しました',
    text: '{method}で{account}宛てに{amount}の出金を申請しました。手数料を差し引いた受取額は{payout}です。審査が終わるまで、この金額は保留されます。お心当たりがない場合は、出金をキャンセルし、すぐにパスワードを変更してください。',
  },
  paid: {
    title: '出金#{number}を送金しました：{payout}',
    text: '{method}で{account}宛てに{payout}を送金しました。照会番号：{reference}。',
  },
  rejected: {
    title: '出金#{number}は承認されませんでした',
    text: '{method}での{amount}の出金ができませんでした。理由：{reason}。金額は報酬に戻りました。',
  },
} satisfies Phrases['payouts'];

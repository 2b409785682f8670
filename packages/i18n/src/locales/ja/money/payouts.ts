import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: '出金履歴を見る',
  requested: {
    subject: '出金#{number}：{amount}の申請',
    title: '出金を申請しました',
    text: '{method}で{account}宛てに{amount}の出金を申請されました。手数料を差し引いた{payout}が届きます。確認が終わるまで金額は確保されています。お心当たりがない場合は、出金を取り消し、すぐにパスワードを変更してください。',
  },
  paid: {
    title: '出金#{number}：{payout}を送金しました',
    text: '{method}で{account}宛てに{payout}を送金しました。支払い番号：{reference}',
  },
  rejected: {
    title: '出金#{number}は承認されませんでした',
    text: '{method}での{amount}の出金はできませんでした。理由：{reason}金額は報酬残高に戻っています。',
  },
} satisfies Phrases['payouts'];

import type { Phrases } from '../../phrases.ts';

export const mail = {
  greeting: '{name} 様',
  greetingNameless: 'こんにちは。',
  buttonFallback: 'ボタンが機能しない場合は、次のアドレスを開いてください：',
  ignore: 'お心当たりがない場合は、このメールを破棄してください。',
  validFor: 'リンクは一度だけ使用できます。有効期間：{duration}',
  signature: '{panel} チーム',
  reason: 'このメールは、{panel} にアカウントをお持ちのアドレスにお送りしています。',
  unsubscribe: '配信停止',
  account: {
    welcome: {
      subject: '{panel} へようこそ：メールアドレスをご確認ください',
      title: 'ご登録ありがとうございます',
      text: '{panel} のアカウントの準備ができました。いつでもログインでき、ご注文の状況をお知らせできるように、このアドレスがご本人のものであることを確認してください。',
      action: 'メールアドレスを確認する',
    },
    alreadyRegistered: {
      subject: '{panel} にはすでにアカウントがあります',
      title: 'すでにアカウントをお持ちです',
      text: 'どなたか（ご本人かもしれません）がこのアドレスで {panel} に登録しました。このアドレスはすでにお客様のアカウントのものですので、何も変わっていません。パスワードでログインするか、同じページで新しいパスワードを請求してください。',
      action: 'ログイン',
    },
    verifyEmail: {
      subject: '{panel} のメールアドレスをご確認ください',
      title: 'メールアドレスの確認',
      text: '{panel} のアカウントにいつでも戻れるように、このアドレスがご本人のものであることを確認してください。',
      action: 'メールアドレスを確認する',
    },
    passwordReset: {
      subject: '{panel} の新しいパスワード',
      title: '新しいパスワードの設定',
      text: '{panel} のアカウントの新しいパスワードが請求されました。設定すると、開いているセッションはすべて終了します。',
      action: '新しいパスワードを設定する',
    },
  },
} satisfies Phrases['mail'];

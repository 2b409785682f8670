import type { Phrases } from '../../../phrases.ts';

export const account = {
  fields: {
    name: 'お名前',
    email: 'メールアドレス',
    password: 'パスワード',
    newPassword: '新しいパスワード',
    repeatPassword: 'パスワード（確認）',
    companyName: '会社名',
    companyAddress: '会社の住所',
    companySite: 'ウェブサイト',
    vat: 'VAT番号',
    messenger: 'メッセンジャー',
    contact: '連絡先',
    phone: '電話',
  },
  placeholders: {
    name: 'お呼びするお名前',
    contact: '@名前または番号',
  },
  password: {
    show: 'パスワードを表示',
    hide: 'パスワードを隠す',
    hint: '8文字以上。短い文章は覚えやすく、推測されにくくなります。',
    strength: {
      short: '短すぎます',
      weak: '推測されやすい',
      good: '良い',
      strong: '強い',
    },
  },
  accountType: {
    label: 'アカウントの種類',
    individual: '個人',
    company: '法人',
  },
  contacts: {
    title: 'ご連絡先',
    hint: 'ご注文に関するお問い合わせに使用します。サポート担当のみが確認します。',
    add: '連絡先を追加',
    remove: 'この連絡先を削除',
  },
  login: {
    title: 'おかえりなさい',
    text: 'ログインすると、注文、注文状況の確認、残高の管理ができます。',
    submit: 'ログイン',
    forgot: 'パスワードをお忘れですか？',
    noAccount: '初めての方',
    register: 'アカウントを作成',
    passwordChanged: '新しいパスワードを設定しました。そのパスワードでログインしてください。',
    withCode: 'ログインしています…',
    codeFailed: 'このログインリンクは無効になりました。パスワードでログインしてください。',
  },
  register: {
    title: 'アカウントを作成',
    text: '1分もかかりません。',
    submit: 'アカウントを作成',
    haveAccount: 'すでにアカウントをお持ちですか？',
    login: 'ログイン',
    terms:
      'アカウントを作成すると、<terms>利用規約</terms>と<privacy>プライバシーポリシー</privacy>に同意したことになります。',
  },
  firstOwner: {
    title: 'オーナーになる',
    text: 'このパネルにはまだオーナーがいません。ログイン方法を決めてください。ここからすべてを管理します。',
    submit: '管理画面を開く',
    expired: 'このリンクはもう使えません。サーバーを再起動すると新しいリンクが表示されます。',
  },
  reset: {
    title: 'パスワードをお忘れですか？',
    text: 'メールアドレスを入力してください。新しいパスワードを設定するリンクをお送りします。',
    submit: 'リンクを送信',
    sentTitle: 'メールをご確認ください',
    sentText:
      '{email}のアカウントがある場合は、リンクをお送りしました。リンクは30分間、1回だけ使用できます。',
    again: '別のアドレスを使う',
    back: 'ログインに戻る',
    newTitle: '新しいパスワードを設定',
    newText: '{email}のアカウント用です。開いているセッションはすべて終了します。',
    newSubmit: '新しいパスワードを設定',
    expired: 'このリンクは無効になりました。新しいリンクを請求してください。',
  },
  verify: {
    title: 'メールアドレスを確認しています…',
    text: '少々お待ちください。',
    doneTitle: 'メールアドレスを確認しました',
    doneText: 'ありがとうございます。これでいつでもアカウントに戻れます。',
    failedTitle: 'このリンクは無効になりました',
    failedText:
      '使用済みか、期限切れか、アドレスが別のアカウントのものです。プロフィールから新しいリンクを請求できます。',
    continue: '続ける',
    passwordTitle: 'パスワードを入力してください',
    passwordText:
      'このブラウザではログインしていません。ご自身のアカウントであることを確認するため、パスワードを入力してください。',
    confirm: 'メールアドレスを認証',
    notMine: 'このアカウントを作成していない、またはパスワードを忘れた',
  },
  captcha: {
    loading: 'セキュリティチェックを読み込んでいます…',
    missing: '先にセキュリティチェックを完了してください。',
    failed:
      'セキュリティチェックを読み込めませんでした。接続を確認し、広告ブロッカーで許可してから、もう一度お試しください。',
  },
  aside: {
    title: 'すべてのSNSのプロモーションを一か所で',
    prices: '料金は事前に明示、追加費用なし',
    progress: 'すべての注文をリアルタイムで確認',
    refund: '納品されなかった分は返金',
  },
} satisfies Phrases['account'];

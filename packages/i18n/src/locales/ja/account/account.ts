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
    phone: '電話番号',
  },
  placeholders: {
    name: 'お名前',
    contact: '@ユーザー名または番号',
  },
  password: {
    show: 'パスワードを表示',
    hide: 'パスワードを隠す',
    hint: '8文字以上で入力してください。短いフレーズは覚えやすく、推測されにくいためおすすめです。',
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
    hint: 'ご注文に関する連絡に使います。サポート担当者だけが閲覧できます。',
    add: '連絡先を追加',
    remove: '連絡先を削除',
  },
  login: {
    title: 'おかえりなさい',
    text: 'ログインすると、注文、進行状況の確認、残高の管理ができます。',
    submit: 'ログイン',
    forgot: 'パスワードをお忘れですか？',
    noAccount: '初めてのご利用ですか？',
    register: '会員登録',
    passwordChanged: 'パスワードを変更しました。新しいパスワードでログインしてください。',
    withCode: 'ログインしています…',
    codeFailed: 'このログインリンクは有効期限が切れています。パスワードでログインしてください。',
  },
  register: {
    title: '会員登録',
    text: '1分以内に完了します。',
    submit: '登録する',
    haveAccount: 'すでにアカウントをお持ちですか？',
    login: 'ログイン',
    terms:
      '会員登録すると、<terms>利用規約</terms>と<privacy>プライバシーポリシー</privacy>に同意したものとみなされます。',
  },
  firstOwner: {
    title: 'オーナーの登録',
    text: 'このパネルにはまだオーナーがいません。オーナーは管理画面からすべてを管理します。',
    submit: 'オーナーとして登録',
    expired: 'このリンクは無効になっています。サーバーを再起動すると、新しいリンクが発行されます。',
  },
  reset: {
    title: 'パスワードをお忘れですか？',
    text: 'メールアドレスを入力してください。再設定用のリンクをお送りします。',
    submit: 'リンクを送信',
    sentTitle: 'メールをご確認ください',
    sentText:
      '{email}で登録されたアカウントがある場合は、リンクをお送りしています。リンクは1回だけ使え、30分で無効になります。',
    again: '別のメールアドレスを使う',
    back: 'ログインに戻る',
    newTitle: '新しいパスワードを設定',
    newText: '{email}のアカウントに設定します。ほかのすべてのセッションからはログアウトされます。',
    newSubmit: '新しいパスワードを設定',
    expired: 'このリンクは有効期限が切れています。リンクを再送してください。',
  },
  verify: {
    title: 'メールアドレスを認証しています…',
    text: '少々お待ちください。',
    doneTitle: 'メールアドレスを認証しました',
    doneText: 'ありがとうございます。メールでアカウントを復旧できるようになりました。',
    failedTitle: 'このリンクは無効になっています',
    failedText:
      'リンクの有効期限が切れているか、すでに使用されているか、メールアドレスが別のアカウントで使われています。プロフィールからリンクを再送できます。',
    continue: '続ける',
    console: '管理画面を開く',
    passwordTitle: 'パスワードを入力してください',
    passwordText:
      'このブラウザではログインしていません。ご自身のアカウントであることを確かめるため、パスワードを入力してください。',
    confirm: 'メールアドレスを認証',
    notMine: '登録した覚えがない、またはパスワードを忘れた',
  },
  captcha: {
    loading: 'セキュリティチェックを読み込んでいます…',
    missing: '先にセキュリティチェックを完了してください。',
    failed:
      'セキュリティチェックを読み込めませんでした。接続を確認し、広告ブロッカーで許可してから、もう一度お試しください。',
  },
  aside: {
    title: 'あらゆるSNSのプロモーションを、このサイトひとつで',
    prices: '料金は事前に明示、想定外の費用なし',
    progress: '注文状況をリアルタイムで確認',
    refund: '未納品分は返金',
  },
} satisfies Phrases['account'];

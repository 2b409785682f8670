import type { Phrases } from '../../../phrases.ts';

export const mail = {
  greeting: '{name}様',
  greetingNameless: 'こんにちは。',
  buttonFallback: 'ボタンが機能しない場合は、次のアドレスを開いてください：',
  ignore: 'お心当たりがない場合は、このメールを破棄してください。',
  validFor: 'リンクは一度だけ使用できます。有効期間：{duration}',
  signature: '{panel}チーム',
  reason: 'このメールは、{panel}にアカウントをお持ちのアドレスにお送りしています。',
  unsubscribe: '配信停止',
  staffInvitation: {
    subject: '{panel}のチームへの招待',
    title: 'チームへの招待',
    text: '{panel}のチームに招待されました。このメールアドレスで登録し、確認を済ませると管理画面を開けます。招待の有効期間は7日です。',
    joined: '{panel}のチームに加わりました。もう一度ログインして管理画面を開いてください。',
    open: '管理画面を開く',
    register: '登録する',
  },
  test: {
    subject: '{panel}のテストメール',
    title: 'メールは正常に届いています',
    text: 'このテストメールが届いたので、{panel}はメールを送信できます。',
  },
  account: {
    welcome: {
      subject: '{panel}へようこそ：メールアドレスをご確認ください',
      title: 'ご登録ありがとうございます',
      text: '{panel}のアカウントの準備ができました。ご注文のお知らせを受け取り、必要なときにアカウントを復旧できるよう、メールアドレスの認証をお願いします。',
      action: 'メールアドレスを確認する',
    },
    alreadyRegistered: {
      subject: '{panel}にはすでにアカウントがあります',
      title: 'すでにアカウントをお持ちです',
      text: 'どなたか（ご本人かもしれません）がこのアドレスで{panel}に登録しました。このアドレスはすでにお客様のアカウントのものですので、何も変わっていません。パスワードでログインするか、同じページで新しいパスワードを請求してください。',
      action: 'ログイン',
    },
    verifyEmail: {
      subject: '{panel}のメールアドレスをご確認ください',
      title: 'メールアドレスの確認',
      text: '{panel}のアカウントにいつでも戻れるように、このアドレスがご本人のものであることを確認してください。',
      action: 'メールアドレスを確認する',
    },
    passwordReset: {
      subject: '{panel}のパスワードの再設定',
      title: 'パスワードの再設定',
      text: '{panel}のアカウントのパスワード再設定の申請がありました。新しいパスワードを設定すると、すべてのセッションがログアウトします。',
      action: '新しいパスワードを設定する',
    },
  },
  actions: {
    order: '注文を見る',
    payment: '支払いを見る',
    subscription: '自動注文を見る',
    ticket: 'お問い合わせを見る',
    verification: '本人確認を見る',
    security: 'アカウントを確認する',
    webhooks: 'Webhookを見る',
    cards: 'カードを見る',
  },
  order: {
    created: {
      title: '注文#{order}を受け付けました',
      text: 'ご注文を承りました：{service}、{quantity}。お支払い額：{charged}。完了したらお知らせします。',
    },
    completed: {
      title: '注文#{order}が完了しました',
      text: 'ご注文が完了しました：「{service}」{quantity}を納品しました。ありがとうございます。',
    },
    canceled: {
      title: '注文#{order}はキャンセルされました',
      text: 'ご注文「{service}」（{quantity}）はキャンセルされました。{refunded}を残高に返金しました。',
    },
    partial: {
      title: '注文#{order}は一部のみ完了しました',
      text: '「{service}」：{quantity}のうち{delivered}を納品しました。残りの分として{refunded}を残高に返金しました。',
    },
  },
  payment: {
    received: {
      title: '{amount}を受け取りました',
      text: 'お支払い{invoice}（{amount}）を確認しました。ありがとうございます。',
    },
    inModeration: {
      title: '{amount}のお支払いを審査中です',
      text: 'お支払い{invoice}（{amount}）を確認しています。通常は数時間かかります。終わり次第ご連絡します。',
    },
    rejected: {
      title: '{amount}のお支払いは承認されませんでした',
      text: 'お支払い{invoice}（{amount}）を受け付けられませんでした。残高への反映はありません。',
    },
    refunded: {
      title: '{amount}のお支払いを返金しました',
      text: 'お支払い{invoice}（{amount}）を元の支払い方法に返金しました。反映まで数日かかることがあります。',
    },
    claim: '返金はこちらでお受け取りください：{url}',
  },
  card: {
    expiring: {
      title: 'カード{card}の有効期限が近づいています',
      text: 'カード{card}の有効期限は{month}末です。お支払いや自動注文を続けるため、新しいカードを登録してください。',
    },
    expired: {
      title: 'カード{card}の有効期限が切れました',
      text: 'カード{card}は{month}で有効期限が切れ、請求できなくなりました。お支払いや自動注文を続けるには、別のカードを登録してください。',
    },
  },
  childOrders: {
    title: '「{panel}」の注文{count, plural, other {#件}}が残高不足で待機中です',
    text: '子パネル「{panel}」の注文{count, plural, other {#件}}が待機しています。残高があと{amount}足りません。チャージすると、古い注文から自動的に再開します。',
    action: '残高をチャージ',
  },
  subscription: {
    waiting: {
      title: '「{name}」は残高不足で待機中です',
      text: '自動注文「{name}」が新しい投稿を見つけましたが、残高が足りません。必要な金額は{amount}です。チャージすると自動的に再開します。',
      declined:
        '自動注文「{name}」が新しい投稿を見つけましたが、カードが承認されませんでした。{amount}が必要です。別のカードを選ぶかチャージすると、待機中のすべての投稿から再開します。',
      card: '自動注文「{name}」が新しい投稿を見つけましたが、カードが削除されたか有効期限が切れています。{amount}が必要です。別のカードを選ぶか残高で支払うと、待機中のすべての投稿から再開します。',
      limit:
        '自動注文「{name}」が新しい投稿を見つけましたが、{amount}はカードの利用限度の範囲外です。別のカードを選ぶか残高で支払うと、待機中のすべての投稿から再開します。',
    },
    ordered: {
      title: '新しい投稿：「{name}」が注文しました',
      text: '自動注文「{name}」が{publication}を見つけ、注文しました。お支払い額：{amount}。',
    },
    ended: {
      title: '自動注文「{name}」が終了しました',
      text: '自動注文「{name}」が終了しました。理由：{why, select, limitReached {すべての投稿のプロモーションが済みました} canceled {キャンセルされました} other {新しい投稿が長い間ありませんでした}}。',
    },
  },
  ticket: {
    title: '[#{ticket}] {subject}',
    titleOnly: 'お問い合わせ#{ticket}に新しい返信があります',
    replyAbove: '##- この行より上に返信をお書きください -##',
    replyThere: '返信するには、お問い合わせのページを開いてください。このメールへの返信は読まれません。',
  },
  verification: {
    approved: {
      title: '本人確認が完了しました',
      text: 'ありがとうございます。書類を確認し、承認しました。これ以上の手続きは必要ありません。',
    },
    rejected: {
      title: '書類をもう一度お送りください',
      text: 'お送りいただいた書類を承認できませんでした。理由は次のとおりです：',
    },
  },
  rewards: {
    button: '報酬を見る',
    orders: {
      referral: '招待した人の注文：{count}件',
      widget: 'ウィジェット経由の注文：{count}件',
    },
    earned: {
      title: '{amount}の報酬を獲得しました',
      text: '報酬は収益に加わりました。出金するか、残高へ移動できます。',
    },
    held: {
      title: '{amount}の報酬を確認しています',
      text: 'お支払いの前にこれらの報酬を確認します。お手続きは必要ありません。',
    },
    refused: {
      title: '{amount}の報酬は承認されませんでした',
      text: '確認の結果、これらの報酬はお支払いしないことになりました。ご不明な点はサポートへお問い合わせください。',
    },
    reversed: {
      title: '{amount}の報酬が取り消されました',
      text: 'これらの注文の支払いが返金または異議申し立ての対象になりました。最終的に入金されれば、報酬を再び受け取れます。',
    },
  },
  freeTrial: {
    button: '無料お試しを見る',
    rejected: {
      title: '無料お試しは承認されませんでした',
      text: 'リクエストを承認できませんでした。理由は次のとおりです：',
    },
  },
  childPanel: {
    button: '子パネルを見る',
    opened: {
      title: '{domain}が開きました',
      text: 'ドメインの設定が完了し、子パネルが公開されました。{date}まで支払い済みです。',
    },
    renewing: {
      title: '{domain}は{date}に更新されます',
      text: '{date}に、子パネルの翌月分として残高から{price}を引き落とします。残高をご確認ください。',
    },
    ending: {
      title: '{domain}は{date}に終了します',
      text: '子パネルは{date}まで支払い済みで、自動更新はオフです。続けるには{price}で更新してください。',
    },
    renewed: {
      title: '{domain}を更新しました',
      text: '残高から{price}を引き落としました。子パネルは{date}まで支払い済みです。',
    },
    expired: {
      title: '{domain}は注文を受け付けていません',
      text: '残高が翌月分（{price}）に足りないため、子パネルは注文と支払いを受け付けていません。残高を追加するか更新してください。{date}にお客様に対して閉鎖されます。',
    },
    frozen: {
      title: '{domain}は閉鎖されました',
      text: '子パネルの支払いがないため、お客様に対して閉鎖されました。再開するには{price}で更新してください。{date}に終了します。',
    },
    terminated: {
      title: '{domain}は終了しました',
      text: '子パネルの支払いがないまま終了しました。データは保管されています。エクスポートするか、{price}で更新できます。',
    },
    refunded: {
      title: '{domain}は設定されませんでした',
      text: 'ドメインのDNSレコードが期限までに設定されなかったため、子パネルは終了しました。{price}を残高に戻しました。',
    },
    held: {
      title: '{domain}は運営チームが閉鎖しました',
      text: '子パネルを閉鎖しました。理由：',
    },
    released: {
      title: '{domain}が再開しました',
      text: '運営チームが子パネルを再開しました。',
    },
    elsewhere: {
      title: '{domain}の接続先が変わっています',
      text: '子パネルのドメインが当サイトに接続されていないため、お客様がアクセスできません。DNSレコードをご確認ください。',
    },
  },
  delivery: {
    webhookOff: {
      title: 'Webhookを停止しました',
      text: 'お客様のアドレス{url}が3日間一度も通知を受け取らなかったため、送信を停止しました。問題を解決し、テストを送信してから、もう一度オンにしてください。',
    },
    providerLow: {
      title: '{provider}の残高が少なくなっています',
      text: '{provider}の残高が{balance}まで減りました。チャージされるまで、注文はそこで待機します。',
    },
    providerShrunken: {
      title: '{provider}のサービスが大幅に減りました',
      text: '{provider}の一覧のサービスが{listed}件になり、以前の半分を下回りました。一覧にないサービスも販売を続けています。一覧が正しければ、もう一度同期して承認してください。',
    },
    providerChanged: {
      title: '{provider}での変更',
      text: '{provider}との前回の同期で、確認が必要な点が見つかりました。',
      held: '内容が変わった、または価格が急変したため判断待ちのサービス：{count}',
      offSale: '販売を停止したサービス：{count}',
      followed: 'すぐに反映した価格の急変：{count}',
      rejected: 'リストのうち使用できない行：{count}',
    },
    providerHeld: {
      title: '{provider}を保留にしました',
      text: '{provider}は残高を{reported}で示していますが、設定は{currency}です。正しい通貨を設定するまで、そのサービスは販売停止となり、注文は待機します。',
    },
    paymentReturnedTwice: {
      title: '支払い{payment}が二重に返金されました',
      text: '支払い{payment}は返金済みですが、異議申し立ても受けました。支払額を超えて出金された金額: {amount}。お客様には請求していません。返金の証拠を添えて異議申し立てに回答してください。',
    },
    ordersUnknown: {
      title: '結果が不明な注文: {count}件',
      text: '次の注文を送信しましたが、明確な回答がありませんでした: {orders}。提供元で受け付けられたかどうか分からないため、自動での再送信も返金も行いません。提供元で確認し、受付済みにするか、再送信するか、返金してください。',
    },
    outgoingHeld: {
      title: '{panel}からの送信を停止しています: データベースがコピーです',
      text: '{panel}は復元またはコピーされたデータベースで起動しました。注文、キャンセル、補充、カードへの請求、返金、Webhook、メールは、すでに実行済みの可能性があるため保留しています。サーバーでnpm run restoreコマンドを実行すると、保留中の内容を確認して解除できます。',
    },
  },
  security: {
    when: '日時：{at}',
    notYou: 'お心当たりがない場合は、今すぐパスワードを変更し、ほかのセッションをすべて終了してください。',
    newDevice: {
      title: 'アカウントへの新しいログイン',
      text: '新しい端末からログインがありました：{device}、IPアドレス{address}。',
    },
    passwordChanged: {
      title: 'パスワードが変更されました',
      text: 'アカウントのパスワードが変更されました。',
    },
    apiKeyMade: {
      title: '新しいAPIキーが作成されました',
      text: '{panel}のアカウントに新しいAPIキーが作成されました。このキーを持つ人は、残高を使って注文できます。',
    },
    accountClosed: {
      title: 'アカウントを閉鎖しました',
      text: '{panel}のアカウントを閉鎖し、個人情報を消去しました。ご自身で閉鎖していない場合は、すぐにサポートへご連絡ください。',
    },
    factorChanged: {
      title: 'ログインのセキュリティ設定が変更されました',
      totpOn: '{panel}のアカウントが認証アプリで保護されるようになりました。',
      totpOff: '{panel}のアカウントの認証アプリがオフになりました。',
      passkeyAdded: '{panel}のアカウントにパスキーが追加されました。',
      passkeyRemoved: '{panel}のアカウントからパスキーが削除されました。',
      recoveryCodesRenewed:
        '{panel}のアカウントの新しいリカバリーコードが作成されました。古いコードは使えません。',
      socialConnected: '{panel}のアカウントにソーシャルアカウントが連携されました。今後ログインに使えます。',
      socialDisconnected: '{panel}のアカウントからソーシャルアカウントの連携が解除されました。',
    },
  },
} satisfies Phrases['mail'];

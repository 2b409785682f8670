import type { Phrases } from '../../../phrases.ts';

export const mail = {
  greeting: '{name}様',
  greetingNameless: 'お客様',
  buttonFallback: 'ボタンが機能しない場合は、次のリンクを開いてください：',
  ignore: 'お心当たりがない場合は、このメールを破棄してください。',
  validFor: 'リンクは1回だけ使えます。有効期間は{duration}です。',
  signature: '{panel}運営チーム',
  reason: 'このメールは、{panel}のアカウントをお持ちの方にお送りしています。',
  unsubscribe: '配信停止',
  staffInvitation: {
    subject: '【{panel}】チームへの招待',
    title: 'チームへの招待',
    text: '{panel}のチームに招待されました。このメールアドレスで会員登録し、認証を済ませると管理画面を開けます。招待の有効期間は7日間です。',
    joined: '{panel}のチームに加わりました。管理画面を開くには、もう一度ログインしてください。',
    open: '管理画面を開く',
    register: '会員登録',
  },
  test: {
    subject: '【{panel}】テストメール',
    title: 'メールは正常に送信できます',
    text: 'このテストメールが届いていれば、{panel}からメールを送信できます。',
  },
  account: {
    welcome: {
      subject: '【{panel}】メールアドレスの認証をお願いします',
      title: 'ご登録ありがとうございます',
      text: '{panel}のアカウントの準備ができました。ご注文に関する連絡を受け取り、必要なときにアカウントを復旧できるよう、メールアドレスの認証をお願いします。',
      action: 'メールアドレスを認証',
    },
    alreadyRegistered: {
      subject: '【{panel}】すでにアカウントをお持ちです',
      title: 'すでにアカウントをお持ちです',
      text: 'このメールアドレスで{panel}に会員登録する操作がありました（お客様ご自身による可能性もあります）。このアドレスはすでにお客様のアカウントで使われているため、何も変更されていません。ログインするか、同じページでパスワードを再設定してください。',
      action: 'ログイン',
    },
    verifyEmail: {
      subject: '【{panel}】メールアドレスの認証をお願いします',
      title: 'メールアドレスの認証',
      text: '{panel}のアカウントをいつでも復旧できるよう、メールアドレスの認証をお願いします。',
      action: 'メールアドレスを認証',
    },
    passwordReset: {
      subject: '【{panel}】パスワードの再設定',
      title: 'パスワードの再設定',
      text: '{panel}のアカウントについて、パスワード再設定の申請を受け付けました。新しいパスワードを設定すると、すべてのセッションからログアウトされます。',
      action: '新しいパスワードを設定',
    },
  },
  actions: {
    order: '注文を見る',
    payment: '支払いを見る',
    subscription: '自動注文を見る',
    ticket: 'お問い合わせを見る',
    verification: '本人確認の状況を見る',
    security: 'アカウントを確認する',
    webhooks: 'Webhookを見る',
    cards: 'カードを見る',
  },
  order: {
    created: {
      title: '注文#{order}を受け付けました',
      text: 'ご注文「{service}」（{quantity}）を承りました。お支払い額は{charged}です。完了しましたらお知らせします。',
    },
    completed: {
      title: '注文#{order}が完了しました',
      text: 'ご注文「{service}」が完了しました。納品数は{quantity}です。ご利用ありがとうございます。',
    },
    canceled: {
      title: '注文#{order}はキャンセルされました',
      text: 'ご注文「{service}」（{quantity}）はキャンセルされました。{refunded}を残高に返金しました。',
    },
    partial: {
      title: '注文#{order}は一部納品となりました',
      text: 'ご注文「{service}」は一部納品となりました（納品数：{delivered} / {quantity}）。{refunded}を残高に返金しました。',
    },
  },
  payment: {
    received: {
      title: 'お支払いを確認しました：{amount}',
      text: 'お支払い（{invoice}、{amount}）を確認しました。ありがとうございます。',
    },
    inModeration: {
      title: 'お支払いを審査中です：{amount}',
      text: 'お支払い（{invoice}、{amount}）を審査しています。通常は数時間で終わります。完了しましたらメールでお知らせします。',
    },
    rejected: {
      title: 'お支払いが承認されませんでした：{amount}',
      text: 'お支払い（{invoice}、{amount}）を承認できなかったため、残高には反映されていません。間違いと思われる場合は、サポートにお問い合わせください。',
    },
    refunded: {
      title: 'お支払いを返金しました：{amount}',
      text: 'お支払い（{invoice}、{amount}）を返金しました。着金まで数日かかることがあります。',
    },
    claim: '返金はこちらでお受け取りください：{url}',
  },
  card: {
    expiring: {
      title: 'カード{card}の有効期限が近づいています',
      text: 'カード{card}の有効期限は{month}です。お支払いや自動注文を続けるには、新しいカードを登録してください。',
    },
    expired: {
      title: 'カード{card}の有効期限が切れました',
      text: 'カード{card}は有効期限（{month}）が切れたため、ご利用いただけません。お支払いや自動注文を続けるには、別のカードを登録してください。',
    },
  },
  childOrders: {
    title: '{count, plural, other {残高不足で待機中の注文：#件（{panel}）}}',
    text: '{count, plural, other {残高が不足しているため、子パネル「{panel}」の注文#件が待機しています。{amount}以上をチャージすると、古い注文から順に自動で再開します。}}',
    action: 'チャージする',
  },
  subscription: {
    waiting: {
      title: '「{name}」は残高不足で待機中です',
      text: '自動注文「{name}」が新しい投稿を検出しましたが、残高が不足しています。必要な金額は{amount}です。チャージすると自動で再開します。',
      declined:
        '自動注文「{name}」が新しい投稿を検出しましたが、カードが承認されませんでした。必要な金額は{amount}です。別のカードを選ぶかチャージすると、待機中の投稿も含めて再開します。',
      card: '自動注文「{name}」が新しい投稿を検出しましたが、カードが削除されたか、有効期限が切れています。必要な金額は{amount}です。別のカードを選ぶか残高で支払うと、待機中の投稿も含めて再開します。',
      limit:
        '自動注文「{name}」が新しい投稿を検出しましたが、{amount}はこのカードで支払える金額の範囲外です。別のカードを選ぶか残高で支払うと、待機中の投稿も含めて再開します。',
    },
    ordered: {
      title: '自動注文「{name}」：新しい投稿への注文を受け付けました',
      text: '自動注文「{name}」が新しい投稿（{publication}）を検出し、注文しました。お支払い額は{amount}です。',
    },
    ended: {
      title: '自動注文「{name}」が終了しました',
      text: '{why, select, limitReached {すべての投稿のプロモーションが完了したため} canceled {キャンセルされたため} other {新しい投稿が長期間なかったため}}、自動注文「{name}」が終了しました。',
    },
  },
  ticket: {
    title: '[#{ticket}] {subject}',
    titleOnly: 'お問い合わせ#{ticket}に新しい返信があります',
    replyAbove: '##- この行より上に返信をご記入ください -##',
    replyThere: '返信するには、お問い合わせのページを開いてください。このメールは送信専用です。',
  },
  verification: {
    approved: {
      title: '本人確認が完了しました',
      text: '書類が承認されました。これ以上のお手続きは必要ありません。',
    },
    rejected: {
      title: '書類をもう一度アップロードしてください',
      text: '書類を承認できませんでした。理由：',
    },
  },
  rewards: {
    button: '報酬を見る',
    orders: {
      referral: '招待した人の注文は{count}件です。',
      widget: 'ウィジェット経由の注文は{count}件です。',
    },
    earned: {
      title: '報酬を獲得しました：{amount}',
      text: '獲得した報酬は、出金するか、残高に移すことができます。',
    },
    held: {
      title: '報酬を審査中です：{amount}',
      text: 'これらの報酬は、支払いの前に審査します。お手続きは必要ありません。',
    },
    refused: {
      title: '報酬が承認されませんでした：{amount}',
      text: '審査の結果、これらの報酬は承認されませんでした。ご不明な点はサポートにお問い合わせください。',
    },
    reversed: {
      title: '報酬が取り消されました：{amount}',
      text: 'これらの注文のお支払いが返金されたか、異議申し立てを受けました。異議申し立てが退けられた場合は、報酬が戻ります。',
    },
  },
  freeTrial: {
    button: '無料お試しを見る',
    rejected: {
      title: '無料お試しは承認されませんでした',
      text: 'お申し込みを承認できませんでした。理由：',
    },
  },
  childPanel: {
    button: '子パネルを見る',
    opened: {
      title: '{domain}を公開しました',
      text: 'ドメインの設定が完了し、子パネルが公開されました。利用期限は{date}です。',
    },
    renewing: {
      title: '{domain}は{date}に更新されます',
      text: '{date}に、子パネルの翌月分として残高から{price}をお支払いいただきます。残高が足りているかご確認ください。',
    },
    ending: {
      title: '{domain}は{date}に終了します',
      text: '子パネルの利用期限は{date}で、自動更新はオフです。公開を続けるには、{price}で更新してください。',
    },
    renewed: {
      title: '{domain}を更新しました',
      text: '残高から{price}をお支払いいただきました。子パネルの利用期限は{date}です。',
    },
    expired: {
      title: '{domain}は注文の受付を停止しました',
      text: '翌月分（{price}）に対して残高が不足していたため、子パネルは注文と支払いを受け付けていません。{date}までに更新しないと閉鎖され、顧客が利用できなくなります。',
    },
    frozen: {
      title: '{domain}は閉鎖されました',
      text: '料金が未払いのため、子パネルを閉鎖しました。顧客は利用できません。再開するには{price}で更新してください。更新しない場合は{date}に終了します。',
    },
    terminated: {
      title: '{domain}は終了しました',
      text: '料金が支払われなかったため、子パネルは終了しました。データは保管されており、ダウンロードできます。{price}で更新すれば、パネルを再開することもできます。',
    },
    refunded: {
      title: '{domain}の設定が完了しませんでした',
      text: 'ドメインのDNSレコードが期限までに設定されなかったため、子パネルは終了しました。{price}を残高に返金しました。',
    },
    held: {
      title: '{domain}を運営側で閉鎖しました',
      text: '子パネルを閉鎖しました。理由：',
    },
    released: {
      title: '{domain}が再開しました',
      text: '運営側で子パネルを再開しました。',
    },
    elsewhere: {
      title: '{domain}の接続先が変わっています',
      text: '子パネルのドメインの接続先が変わったため、顧客がアクセスできません。DNSレコードをご確認ください。',
    },
  },
  delivery: {
    webhookOff: {
      title: 'Webhookをオフにしました',
      text: '{url}が3日間リクエストを受け付けなかったため、Webhookをオフにしました。サーバーを修正し、テストを送信してから、もう一度オンにしてください。',
    },
    providerLow: {
      title: '{provider}の残高が少なくなっています',
      text: '{provider}の残高が{balance}まで減りました。提供元でチャージするまで、注文は待機します。',
    },
    providerShrunken: {
      title: '{provider}のサービス数が大幅に減りました',
      text: '{provider}の一覧にあるサービスが{listed}件になり、以前の半分を下回りました。一覧にないサービスも販売を続けています。一覧が正しければ、もう一度同期して承認してください。',
    },
    providerChanged: {
      title: '{provider}に変更があります',
      text: '{provider}との前回の同期で、対応が必要な変更が見つかりました。',
      held: '判断待ちの内容変更と価格の急変：{count}件',
      offSale: '販売を停止したサービス：{count}件',
      followed: '販売価格に反映した価格の急変：{count}件',
      rejected: '一覧のうち使用できない行：{count}行',
    },
    providerHeld: {
      title: '{provider}を一時停止しました',
      text: '{provider}は残高を{reported}で返していますが、設定は{currency}です。正しい通貨を設定するまで、この提供元のサービスは販売停止となり、注文は待機します。',
    },
    paymentReturnedTwice: {
      title: '支払い{payment}が二重に返金されました',
      text: '支払い{payment}は、返金と異議申し立ての両方により、支払額を{amount}超えて返金されています。この分は顧客に請求されていません。返金の証拠を添えて、異議申し立てに回答してください。',
    },
    ordersUnknown: {
      title: '結果不明の注文：{count}件',
      text: '注文（{orders}）を送信しましたが、明確な応答がありませんでした。提供元で受け付けられたかどうかが不明なため、自動での再送も返金も行いません。提供元で確認し、それぞれ受付済みにするか、再送または返金してください。',
    },
    outgoingHeld: {
      title: '{panel}の処理を保留しています（データベースが複製のため）',
      text: '{panel}は、復元または複製されたデータベースで起動しました。注文、キャンセル、補充、カードへの請求、返金、Webhook、メールは、すでに実行された可能性があるため保留しています。サーバーでnpm run restoreコマンドを実行すると、保留中の内容を確認し、保留を解除できます。',
    },
  },
  security: {
    when: '日時：{at}',
    notYou:
      'お心当たりがない場合は、すぐにパスワードを変更し、ほかのすべてのセッションからログアウトしてください。',
    newDevice: {
      title: '新しい端末からのログイン',
      text: '新しい端末（{device}、IPアドレス：{address}）からアカウントへのログインがありました。',
    },
    passwordChanged: {
      title: 'パスワードが変更されました',
      text: 'アカウントのパスワードが変更されました。',
    },
    apiKeyMade: {
      title: '新しいAPIキーが作成されました',
      text: '{panel}のアカウントに新しいAPIキーが作成されました。このキーがあれば、誰でもお客様の残高で注文できます。',
    },
    accountClosed: {
      title: '退会手続きが完了しました',
      text: '{panel}の退会手続きが完了し、個人情報を消去しました。お心当たりがない場合は、すぐにサポートへご連絡ください。',
    },
    factorChanged: {
      title: 'ログインのセキュリティ設定が変更されました',
      totpOn: '{panel}のアカウントで、認証アプリによる2段階認証がオンになりました。',
      totpOff: '{panel}のアカウントで、認証アプリによる2段階認証がオフになりました。',
      passkeyAdded: '{panel}のアカウントにパスキーが追加されました。',
      passkeyRemoved: '{panel}のアカウントからパスキーが削除されました。',
      recoveryCodesRenewed:
        '{panel}のアカウントで新しいリカバリーコードが発行されました。古いコードは使えません。',
      socialConnected:
        '{panel}のアカウントに外部サービスのアカウントが連携されました。今後、ログインに使えます。',
      socialDisconnected: '{panel}のアカウントと外部サービスのアカウントの連携が解除されました。',
    },
  },
} satisfies Phrases['mail'];

import type { Phrases } from '../../../phrases.ts';

export const reseller = {
  title: 'APIドキュメント',
  lead: 'ご自身のソフトウェアから注文、追跡、補充ができます。SMMパネル標準のAPI v2と互換です。',
  language: 'サンプルの言語',
  request: 'リクエスト',
  answer: '応答',
  getKey: 'APIキーを取得',
  transport: {
    title: '呼び出し方',
    address: 'エンドポイント',
    body: 'POSTリクエストでフォームの項目を送ります。key、action、そしてその操作の項目です。JSONでもかまいません。',
    answer: '応答はすべてJSONです。',
    status:
      'エラーのときもHTTPステータスは200なので、応答の中身を読んでください。例外は、リクエストが多すぎるときの429と、当方の障害時の500または503です。500や503のあとも注文が成立している場合があります。同じidempotency_keyで再送するか、注文し直す前に確認してください。',
    limit: 'キーごとに毎分120リクエストまでです。超えると429が返り、Retry-Afterに待つ秒数が示されます。',
    lists: '番号の一覧はコンマで区切り、1回に100件までです。',
    key: 'YOUR_API_KEYをご自身のキーに置き換えてください。キーを持つ人は残高を使えます。必ずサーバーに保管し、ウェブページやアプリには入れないでください。',
    ownKey:
      '下のサンプルには、今作成したキーが入っています。キーを持つ人は残高を使えます。必ずサーバーに保管し、ページやアプリには入れないでください。ページを再読み込みすると、ここからは消えます。',
    fillIn:
      '保存しているのはキーのハッシュ値だけなので、再表示はできません。新しいキーを作成してここに戻ると、サンプルに表示されます。',
  },
  try: {
    title: '試してみる',
    text: 'キーを入力し、操作を選んで送信します。プログラムが送るとおりのリクエストと、返ってきたとおりの応答が表示されます。',
    real: '実際の呼び出しです。ここで行った注文は残高から引き落とされ、納品されます。',
    key: 'APIキー',
    keyHint: 'この呼び出しだけに使い、どこにも保存しません。',
    keyMissing: 'APIキーを入力してください',
    action: '操作',
    send: 'リクエストを送信',
    confirmTitle: '実際に注文しますか？',
    confirmText: '代金はすぐに残高から引き落とされます。',
    confirm: '注文する',
    shortened: '全{entries, plural, other {#件}}のうち、最初の3件を表示しています。',
  },
  limits: {
    title: '制限とセキュリティ',
    addresses:
      '「APIの利用」のページで、キーを使えるIPアドレスやネットワークを制限できます。それ以外からは無効なキーとして拒否されます。',
    idempotency:
      '注文ごとに独自のidempotency_key、またはIdempotency-Keyヘッダーを送ってください。同じキーと同じ項目で呼び直すと、2件目は作られず最初の注文が返ります。',
    retry:
      '応答が届かないときは、同じidempotency_keyで呼び直してください。付けていない場合は、まず注文を確認してください。すでに受け付けられているかもしれません。',
  },
  webhooks: {
    title: 'Webhook通知',
    text: '何度も問い合わせる代わりに、注文や補充の状況が変わったとき、自動注文が新しい投稿を見つけたときに通知を受け取れます。',
    body: '本文はJSONで、注文はstatusアクションと同じ形式です。イベント：order.status、refill.status、subscription.publication。',
    signed:
      'すべての呼び出しはStandard Webhooksの仕様に従い、webhook-id、webhook-timestamp、webhook-signatureで署名されます。',
    retried:
      '2xxで応答してください。それ以外の場合は約1日のあいだ再送します。idは変わらないので、再送だと分かります。',
    setUp: 'Webhookを設定する',
  },
  actions: {
    services: {
      title: 'サービスの一覧',
      text: '注文できるすべてのサービスです。rateは1 000件または1パッケージあたりの米ドルの料金です。',
    },
    add: {
      title: '注文する',
      text: '多くのサービスではリンクと数量が必要です。ほかの種類に必要な項目は下にあります。',
    },
    status: {
      title: '注文のステータスを取得',
      text: '1件、または100件まで。chargeは返金を差し引いた金額、remainsは未納品の数量です。',
    },
    refill: {
      title: '補充を申請する',
      text: 'サービスの補充期間内にある完了済みの注文が対象です。',
    },
    refill_status: {
      title: '補充のステータスを取得',
      text: '補充の状態はPending、In progress、Completed、Rejectedのいずれかです。',
    },
    cancel: {
      title: '注文をキャンセルする',
      text: 'これは申請です。進行中の注文はそのまま完了することもあります。結果はステータスで確認してください。未納品分は返金されます。',
    },
    balance: { title: '残高を取得', text: '利用できる残高です。' },
  },
  parameters: {
    service: '一覧にあるサービスID',
    link: 'ページ、プロフィール、投稿のリンク',
    quantity: '数量。runsがあるときは1回あたりの数量',
    comments: 'コメントのあるタイプ用：1行に1件',
    runs: '任意：回数（分割納品）',
    interval: '任意：各回の間隔（分）',
    idempotency_key: '任意：この注文に付ける独自の文字列。同じ文字列で呼び直しても注文は重複しません',
    order: '注文ID',
    orders: '注文ID（コンマ区切り）',
    refill: '補充ID',
    refills: '補充ID（コンマ区切り）',
  },
  types: {
    title: '注文の種類',
    text: 'サービスの種類によって、service以外に必要なパラメーターが決まります。',
    type: '種類',
    required: '必須',
    optional: '任意',
    charged: '課金の単位',
    charge: {
      quantity: '数量',
      package: '1パッケージごと',
      lines: '空でない行ごと',
      publications: '新しい投稿ごと',
    },
    fields: {
      lines: '1行に1つずつ。コンマは文章の一部として扱います',
      single: 'ユーザー名、ハッシュタグ、投稿のリンクのいずれか1つ',
      answer: '投票の選択肢の番号',
      country: 'USなどの2文字コード、または英語名。WWは全世界',
      device: '1パソコン、2 Android、3 iOS、4モバイル混合、5混合',
      traffic: '1 Google、2任意の参照元、3参照元なし',
      source: '種類1では検索キーワード、種類2では参照元の完全なURL',
      range: '新しい投稿ごとの最小と最大の数量',
      delay: '遅延（分）：0、5、10、15、30、60、90',
      posts: '新しい投稿と過去の投稿の件数。postsがなければ無制限',
      expiry: '終了日（日/月/年）',
    },
  },
  statuses: {
    title: 'ステータス',
    pending: '受付済み、まだ送られていない',
    processing: '送信済み、納品はまだ始まっていない',
    progress: '納品中',
    completed: 'すべて納品済み',
    partial: '一部を納品、残りは返金済み',
    canceled: '納品なし、返金済み',
  },
  errors: {
    title: 'エラー',
    text: 'エラーは「error」というキーだけを持つオブジェクトです。文面は常に英語で変わらないため、プログラムで比較できます。',
    request: '不明な操作か、項目が足りません',
    key: 'キーが誤っている、削除された、または許可されていないIPアドレスから使われています',
    service: 'そのサービスは存在しないか、今は注文できません',
    order: 'その番号の注文はあなたの注文にありません',
    refill: 'その番号の補充はあなたの補充にありません',
    funds: '残高をチャージしてからもう一度呼び出してください',
    least: 'サービスの最小数量を下回っています',
    most: 'サービスの最大数量を超えています',
    link: 'リンクがサービスに合っていません',
    active: 'このリンクへの同じサービスの注文がまだ進行中です',
  },
} satisfies Phrases['reseller'];

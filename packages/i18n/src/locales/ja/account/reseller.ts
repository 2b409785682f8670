import type { Phrases } from '../../../phrases.ts';

export const reseller = {
  title: 'APIドキュメント',
  lead: 'ご自身のソフトウェアから、注文、進行状況の確認、補充の依頼ができます。SMMパネルの標準API v2と互換性があります。',
  language: 'サンプルの言語',
  request: 'リクエスト',
  answer: '応答',
  getKey: 'APIキーを取得',
  transport: {
    title: 'リクエストの送り方',
    address: 'エンドポイント',
    body: 'key、action、そのアクションのパラメーターをフォームの項目としてPOSTで送信します。JSONも使えます。',
    answer: '応答はJSONです。',
    status:
      'エラーの場合もHTTPステータスは200なので、応答の本文を確認してください。例外は、レート制限の429と、当サイト側の障害による500または503です。500または503の後でも注文が受け付けられている場合があります。同じidempotency_keyで再試行するか、注文し直す前に確認してください。',
    limit:
      'キーごとに1分あたり120リクエストまでです。超えると429が返り、Retry-Afterヘッダーに待ち時間（秒）が示されます。',
    lists: '複数のIDはコンマで区切ります。1回の呼び出しで100件までです。',
    key: 'YOUR_API_KEYをご自身のキーに置き換えてください。キーがあれば、誰でもお客様の残高を使えます。キーはサーバーに保管し、ウェブページやアプリには決して含めないでください。',
    ownKey:
      '下のサンプルには、今作成したキーが入っています。キーがあれば、誰でもお客様の残高を使えます。キーはサーバーに保管し、ウェブページやアプリには決して含めないでください。ページを再読み込みすると、キーは表示されなくなります。',
    fillIn:
      '保存しているのはキーのハッシュ値だけなので、キー自体は再表示できません。新しいキーを作成してこのページに戻ると、サンプルに表示されます。',
  },
  try: {
    title: '試してみる',
    text: 'キーを入力し、アクションを選んで送信します。実際のリクエストと応答がそのまま表示されます。',
    real: '実際にAPIが呼び出されます。ここで注文すると料金が発生し、納品も行われます。',
    key: 'APIキー',
    keyHint: 'ここでの呼び出しにのみ使用し、保存しません。',
    keyMissing: 'APIキーを入力してください',
    action: 'アクション',
    send: 'リクエストを送信',
    confirmTitle: '実際に注文しますか？',
    confirmText: '代金はすぐに残高から支払われます。',
    confirm: '注文する',
    shortened: '全{entries, plural, other {#件}}のうち最初の3件を表示しています。',
  },
  limits: {
    title: '制限とセキュリティ',
    addresses:
      '「API」のページで、キーを使えるIPアドレスやネットワークを制限できます。それ以外からのリクエストは、無効なキーとして拒否されます。',
    idempotency:
      '注文ごとに独自のidempotency_key（またはIdempotency-Keyヘッダー）を付けて送信してください。同じidempotency_keyと同じパラメーターで再試行すると、新しい注文は行われず、最初の注文が返されます。',
    retry:
      '応答がない場合は、同じidempotency_keyで再試行してください。付けていない場合は、注文が受け付けられている可能性があるため、先に注文を確認してください。',
  },
  webhooks: {
    title: 'Webhook',
    text: 'ポーリングしなくても、注文や補充に変更があったときや、自動注文が新しい投稿を検出したときに通知を受け取れます。',
    body: '本文はJSONで、注文はstatusアクションと同じ形式です。イベントはorder.status、refill.status、subscription.publicationの3種類です。',
    signed:
      'すべてのリクエストはStandard Webhooksの仕様に従って署名され、webhook-id、webhook-timestamp、webhook-signatureの各ヘッダーが付きます。',
    retried:
      '2xxで応答してください。それ以外の場合は、同じIDのまま約1日にわたって再送します。重複はIDで見分けて無視できます。',
    setUp: 'Webhookを設定する',
  },
  actions: {
    services: {
      title: 'サービスの一覧',
      text: '注文できるすべてのサービスです。rateは{quantity}件または1パッケージあたりの料金（米ドル）です。',
    },
    add: {
      title: '注文する',
      text: '多くのサービスではリンクと数量が必要です。ほかのタイプで必要なパラメーターは下に示します。',
    },
    status: {
      title: '注文のステータスを取得',
      text: '1件、または最大100件をまとめて取得できます。chargeは返金を差し引いた金額、remainsは未納品の数量です。',
    },
    refill: {
      title: '補充を依頼する',
      text: '減少保証の期間内にある、完了した注文が対象です。',
    },
    refill_status: {
      title: '補充のステータスを取得',
      text: '補充のステータスはPending、In progress、Completed、Rejectedのいずれかです。',
    },
    cancel: {
      title: '注文をキャンセルする',
      text: 'キャンセルの申請です。進行中の注文はそのまま完了することもあります。結果はステータスで確認してください。未納品分は返金されます。',
    },
    balance: { title: '残高を取得', text: '利用できる残高です。' },
  },
  parameters: {
    service: '一覧にあるサービスID',
    link: 'ページ、プロフィール、投稿のリンク',
    quantity: '数量。runsを指定した場合は1回あたりの数量',
    comments: 'コメント系のサービス用：1行に1件',
    runs: '任意：回数（分割納品）',
    interval: '任意：各回の間隔（分）',
    idempotency_key: '任意：この注文に付ける独自の文字列。同じ文字列で再試行しても注文は重複しません',
    order: '注文ID',
    orders: '注文ID（コンマ区切り）',
    refill: '補充ID',
    refills: '補充ID（コンマ区切り）',
  },
  types: {
    title: '注文タイプ',
    text: 'サービスのタイプによって、service以外に必要なパラメーターが決まります。',
    type: 'タイプ',
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
      lines: '1行に1件ずつ。コンマはテキストの一部として扱われます',
      single: 'ユーザー名、ハッシュタグ、投稿のリンクのいずれか1つ',
      answer: '投票の選択肢の番号',
      country: '2文字の国コード（USなど）または英語の国名。全世界はWW',
      device: '1：パソコン、2：Android、3：iOS、4：モバイル混合、5：混合',
      traffic: '1：Google、2：任意の参照元、3：参照元なし',
      source: 'タイプ1では検索キーワード、タイプ2では参照元の完全なURL',
      range: '新しい投稿ごとの最小数量と最大数量',
      delay: '待ち時間（分）：0、5、10、15、30、60、90のいずれか',
      posts: '新しい投稿と過去の投稿の件数。postsを省略すると無制限',
      expiry: '終了日（dd/mm/yyyy）',
    },
  },
  statuses: {
    title: 'ステータス',
    pending: '受付済み、未送信',
    processing: '送信済み、納品開始前',
    progress: '納品中',
    completed: '全数納品済み',
    partial: '一部を納品、残りは返金済み',
    canceled: '納品なし、返金済み',
  },
  errors: {
    title: 'エラー',
    text: 'エラーは「error」キーだけを持つオブジェクトです。エラー文は常に英語で、変更されません。',
    request: '不明なアクション、またはパラメーターの不足',
    key: 'キーが誤っている、削除されている、または許可されていないIPアドレスから使われている',
    service: 'サービスが存在しないか、利用できない',
    order: '該当する注文がアカウントにない',
    refill: '該当する補充がアカウントにない',
    funds: 'チャージしてから再試行',
    least: 'サービスの最小数量を下回っている',
    most: 'サービスの最大数量を超えている',
    link: 'リンクがサービスに合っていない',
    active: '同じサービスとリンクの注文がまだ進行中',
  },
} satisfies Phrases['reseller'];

import type { Phrases } from '../../../phrases.ts';

export const adminSettings = {
  title: '設定',
  text: 'パネルのすべての設定です。変更はすぐに全体へ反映されます。',
  search: '設定を検索',
  onlyChanged: '変更したものだけ',
  notFound: '該当する設定はありません',
  changed: '変更済み',
  saved: '{name}を保存しました',
  undo: '元に戻す',
  reset: '既定値に戻す',
  resetDone: '{name}を既定値に戻しました',
  default: '既定値：{value}',
  none: '空',
  changedBy: '変更者：{who}',
  someone: 'システム',
  on: 'オン',
  off: 'オフ',
  pick: '{name}を選ぶ',
  language: '言語',
  colorText: '背景の上で読める色にしてください。ボタンやリンクに使われます。',
  bannerText: 'この場所にバナーを表示するかどうか。',
  tags: {
    title: 'タイトル',
    description: '説明',
    keywords: 'キーワード',
  },
  themes: {
    light: '{color}（ライト）',
    dark: '{color}（ダーク）',
  },
  groups: {
    brand: 'ブランド',
    colors: '色',
    shop: 'ショップ',
    ordering: '注文',
    money: '報酬と価格',
    features: '機能',
    security: 'セキュリティ',
    legal: '会社と法務',
    outside: '外部サービス',
    banners: 'バナーの場所',
  },
  secrets: {
    title: 'シークレットキー',
    text: '暗号化して保存します。差し替えはできますが、読むことはできません。',
    set: '設定済み',
    unset: '未設定',
    saved: 'キーを保存しました',
    save: 'キーを保存',
    names: {
      captcha: 'CAPTCHAシークレットキー',
      chat: 'チャットの本人確認キー',
    },
    texts: {
      captcha: 'CAPTCHA提供元で回答を確認します。',
      chat: 'チャットの訪問者が誰かを署名します。',
    },
  },
  pages: {
    title: 'ページの文章',
    text: '利用規約、プライバシー、返金、連絡先のページです。ない言語では英語を表示します。',
    language: '言語',
    names: {
      terms: '利用規約',
      privacy: 'プライバシー',
      refunds: '返金',
      contact: '連絡先',
    },
    body: '本文',
    bodyHint: '空行で段落、#で見出しになります。空の場合はページなし。',
    saved: 'ページを保存しました',
  },
  colors: {
    primary: 'メインカラー',
    secondary: 'サブカラー',
    icons: 'アイコン',
    info: '情報',
    success: '成功',
    warning: '警告',
    headerLeft: 'ヘッダー左',
    headerRight: 'ヘッダー右',
  },
  banners: {
    dashboard: 'ダッシュボード',
    orders: '注文',
    profile: 'プロフィール',
    grades: '会員ランク',
    drip_feed: '分割納品',
    order_widget: '注文ウィジェット',
    free_trials: '無料お試し',
    sidebar: 'サイドバー',
    create_order: '注文フォーム',
    autopromotion: '自動注文',
    tasks: 'タスク',
    services_type_main: 'サービスタイプ・大',
    services_type_first_short: 'サービスタイプ・小1',
    services_type_second_short: 'サービスタイプ・小2',
    referral_program: '紹介プログラム',
    services_pricing_main: 'カタログ・大',
    services_pricing_first_short: 'カタログ・小1',
    services_pricing_second_short: 'カタログ・小2',
    services_pricing_long: 'カタログ・横長',
    services_pricing_footer: 'カタログ・下部',
  },
  settings: {
    panelName: {
      name: 'パネル名',
      text: 'ヘッダー、メール、ブラウザのタブに表示されます。',
    },
    logos_light: {
      name: 'ライト用ロゴ',
      text: 'ヘッダー画像のアドレス。',
    },
    logos_dark: {
      name: 'ダーク用ロゴ',
      text: 'ダークモードのヘッダー画像のアドレス。',
    },
    logos_alt: {
      name: 'ロゴの代替テキスト',
      text: '読み上げと、画像の読み込み中に使われます。',
    },
    logos_destinationUrl: {
      name: 'ロゴのリンク先',
      text: 'ロゴをクリックしたときの移動先。空の場合はホーム。',
    },
    socials_youtube: {
      name: 'YouTubeページ',
      text: 'フッターにリンクします。',
    },
    socials_telegram: {
      name: 'Telegramページ',
      text: 'フッターにリンクします。',
    },
    socials_vk: {
      name: 'VKページ',
      text: 'フッターにリンクします。',
    },
    socials_linkedin: {
      name: 'LinkedInページ',
      text: 'フッターにリンクします。',
    },
    socials_facebook: {
      name: 'Facebookページ',
      text: 'フッターにリンクします。',
    },
    socials_twitter: {
      name: 'Xページ',
      text: 'フッターにリンクします。',
    },
    metaTags: {
      name: '検索エンジン向け文章',
      text: 'ホームのタイトル、説明、キーワード（言語別）。',
    },
    darkModeAvailable: {
      name: 'ダークモード',
      text: '訪問者がショップを暗くできます。',
    },
    navigation: {
      name: 'ネットワークメニュー',
      text: 'カタログの横にネットワークのメニューを表示します。',
    },
    hidePersonalAccountForUnregistered: {
      name: 'ゲストにアカウントを隠す',
      text: 'ゲストには個人アカウントのメニューを表示しません。',
    },
    defaultMarketplaceView: {
      name: 'カタログの表示',
      text: '初回訪問時のサービスの並べ方。',
    },
    rounding_precision: {
      name: '金額の小数桁数',
      text: 'ショップで表示する桁数。請求額は正確なままです。',
    },
    currencies_RUB_rate: {
      name: '1ドルあたりのルーブル',
      text: 'ルーブル表示に使います。空の場合は毎日取得します。',
    },
    singleOrderDesign: {
      name: '注文フォームのデザイン',
      text: '通常版または簡易版。',
    },
    orderTypes: {
      name: '注文方法',
      text: '注文ページに出すフォーム。',
    },
    guaranteeChargePercent: {
      name: '保証の料金',
      text: '顧客が保証を選ぶと注文に加算されます。',
    },
    speedupChargePercent: {
      name: '高速化の料金',
      text: '顧客が急ぐ場合に加算されます。',
    },
    unpaid_discount_percent: {
      name: '未払い注文の割引',
      text: '注文を未払いのまま残した顧客に提示します。',
    },
    subscription_idle_days: {
      name: '自動注文終了までの日数',
      text: 'この期間投稿が見つからないと終了します。',
    },
    referral_program_percent: {
      name: '紹介報酬',
      text: '紹介された顧客の利用額に対する割合。',
    },
    default_outer_widget_partner_percent: {
      name: 'ウィジェット報酬',
      text: 'ウィジェット経由の注文でパートナーが受け取る割合。',
    },
    maximum_widget_reward_percent: {
      name: 'ウィジェット報酬の上限',
      text: 'パートナーが設定できる上限。',
    },
    adjustment_second_person_above: {
      name: '二人目の確認が必要な調整',
      text: 'ドル。これを超える残高の変更は、別の担当者が確認してから反映されます。0なら毎回確認します。',
    },
    childPanelsPrice: {
      name: '子パネルの価格',
      text: '月額ドル。所有者の残高から引かれます。',
    },
    grades_enabled: {
      name: '会員ランク',
      text: '利用額に応じてランクが上がり割引されます。',
    },
    grade_period_days: {
      name: 'ランクの対象となる日数',
      text: 'この期間の利用額だけが対象です。0ならすべてが対象で、ランクは終了しません。',
    },
    grade_mercy_days: {
      name: 'ランクが下がるまでの日数',
      text: '利用額が足りなくなってもこの期間はランクを維持し、お知らせします。',
    },
    enable_bonuses: {
      name: 'ボーナス',
      text: 'ボーナスとクーポンを顧客に表示します。',
    },
    enable_tasks: {
      name: 'タスク',
      text: '顧客はタスクで報酬を得られます。',
    },
    enable_keyword_tools: {
      name: 'キーワードツール',
      text: 'キーワードツールを表示します。',
    },
    keyword_searches_per_day: {
      name: '1日のキーワード検索数',
      text: '顧客1人あたりの回数です。UTCの午前0時にリセットされます。',
    },
    enabled_child_panels: {
      name: '子パネル',
      text: '顧客が自分のパネルを開けます。',
    },
    child_panel_domain: {
      name: '子パネル用のドメイン',
      text: '子パネルの名前はこのドメインの下に付きます。空欄ならこのパネルのドメインを使います。',
    },
    maximum_child_panels: {
      name: '顧客ごとの子パネル数',
      text: '一人の顧客が同時に持てる数です。',
    },
    child_panel_dns_days: {
      name: 'ドメイン設定の日数',
      text: 'この日数までに独自ドメインが設定されない子パネルは終了し、最初の月は返金されます。',
    },
    child_panel_grace_days: {
      name: '子パネルの支払い猶予日数',
      text: '期限を過ぎると注文を受け付けません。この日数支払いがなければ閉鎖されます。',
    },
    child_panel_frozen_days: {
      name: '閉鎖した子パネルが終了するまでの日数',
      text: '閉鎖後この日数支払いがない子パネルは終了します。',
    },
    grandchildren_allowed: {
      name: '子パネルの子パネル',
      text: '子パネルの顧客がそこで自分のパネルを開けます。',
    },
    free_views_is_allowed: {
      name: '無料お試し',
      text: '顧客はサービスを無料で試せます。',
    },
    freeTrials_proofIsRequired: {
      name: '無料お試しの証明',
      text: '開始前に顧客が証明を送ります。',
    },
    freeTrials_expireAfterDays: {
      name: '無料お試しの判断期限（日）',
      text: '判断されない申請は、この日数で期限切れになります。',
    },
    freeTrials_dailyBudget: {
      name: '無料お試しの1日の予算（USD）',
      text: '無料お試しに1日（UTC）で使える金額です。超えた申し込みは確認待ちになり、承認できません。空欄にすると上限はありません。',
    },
    personalManagerUrl: {
      name: '専属担当者',
      text: '対象ランクの顧客に表示する担当者のリンク。',
    },
    staff_second_factor_is_required: {
      name: 'スタッフの2段階認証',
      text: '2段階認証なしでは管理画面を使えません。',
    },
    contact_info_is_required: {
      name: '登録時のメッセンジャー',
      text: '新規の顧客はメッセンジャーの入力が必要です。',
    },
    captcha_is_enabled: {
      name: 'CAPTCHA',
      text: '登録、ログイン、パスワード再設定で求めます。',
    },
    captcha_provider: {
      name: 'CAPTCHAの提供元',
      text: 'ALTCHAは組み込みです。他は両方のキーが必要です。',
    },
    captcha_siteKey: {
      name: 'CAPTCHAサイトキー',
      text: 'CAPTCHA提供元の公開キー。',
    },
    company_name: {
      name: '会社名',
      text: 'パネルの運営者。フッターと領収書に表示されます。',
    },
    company_address: {
      name: '会社の住所',
      text: '連絡先ページと領収書に表示されます。',
    },
    company_registration: {
      name: '登録番号',
      text: '連絡先ページに表示されます。',
    },
    company_vat: {
      name: '税番号',
      text: '領収書に表示されます。',
    },
    company_email: {
      name: '連絡先メール',
      text: '連絡先ページに表示されます。',
    },
    company_phone: {
      name: '連絡先電話',
      text: '連絡先ページに表示されます。',
    },
    termsUrl: {
      name: '利用規約',
      text: '支払い時に顧客が同意します。自社ページまたは /terms。',
    },
    privacyUrl: {
      name: 'プライバシーポリシー',
      text: 'フッターにリンクします。自社ページまたは /privacy。',
    },
    refundsUrl: {
      name: '返金ポリシー',
      text: 'フッターにリンクします。自社ページまたは /refunds。',
    },
    contactUrl: {
      name: '連絡先ページ',
      text: 'フッターにリンクします。自社ページまたは /contact。',
    },
    analytics_googleAnalyticsId: {
      name: 'GoogleアナリティクスID',
      text: '訪問者の同意後に訪問を数えます。',
    },
    analytics_googleTagManagerId: {
      name: 'GoogleタグマネージャーID',
      text: '訪問者の同意後にコンテナを読み込みます。',
    },
    analytics_yandexMetrikaId: {
      name: 'YandexメトリカID',
      text: '訪問者の同意後に訪問を数えます。',
    },
    analytics_facebookPixelId: {
      name: 'MetaピクセルID',
      text: '訪問者の同意後に訪問を数えます。',
    },
    chatWidgets_crispWebsiteId: {
      name: 'CrispサイトID',
      text: 'ショップにCrispチャットを表示します。',
    },
    chatWidgets_jivoWidgetId: {
      name: 'JivoウィジェットID',
      text: 'ショップにJivoチャットを表示します。',
    },
    telegramBotUsername: {
      name: 'Telegramボット',
      text: '顧客のログインに使うボットの名前。',
    },
    cabinetWidgetToken: {
      name: 'パネルのウィジェットトークン',
      text: 'パネル自身のウィジェットにカタログを公開します。',
    },
    customCode: {
      name: '独自コード',
      text: 'ショップで動きます。ログイン、決済、ここでは動きません。オーナー専用。',
    },
  },
} satisfies Phrases['adminSettings'];

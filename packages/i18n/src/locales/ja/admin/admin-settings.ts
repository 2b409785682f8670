import type { Phrases } from '../../../phrases.ts';

export const adminSettings = {
  title: '設定',
  text: 'このパネルのすべての設定です。変更はすぐに反映されます。',
  search: '設定を検索',
  onlyChanged: '変更済みのみ',
  notFound: '設定が見つかりません',
  changed: '変更済み',
  saved: '{name}を保存しました',
  undo: '元に戻す',
  reset: '既定値に戻す',
  resetDone: '{name}を既定値に戻しました',
  default: '既定値：{value}',
  none: '空欄',
  changedBy: '変更者：{who}',
  someone: 'システム',
  on: 'オン',
  off: 'オフ',
  pick: '{name}を選択',
  language: '言語',
  colorText: 'ボタンやリンクに使います。背景の上で読みやすい色にしてください。',
  bannerText: 'この場所にバナーを表示します。',
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
    legal: '会社情報と法務',
    outside: '外部連携',
    banners: 'バナー',
  },
  secrets: {
    title: 'シークレットキー',
    text: '暗号化して保存します。差し替えはできますが、誰も閲覧できません。',
    set: '設定済み',
    unset: '未設定',
    saved: 'キーを保存しました',
    save: 'キーを保存',
    names: {
      captcha: 'CAPTCHAシークレットキー',
      chat: 'チャットの本人確認キー',
    },
    texts: {
      captcha: 'CAPTCHAの結果を提供会社に照会します。',
      chat: 'チャットの訪問者の本人確認に使います。',
    },
  },
  pages: {
    title: 'ページの文章',
    text: '利用規約、プライバシーポリシー、返金ポリシー、お問い合わせのページです。文章がない言語では英語を表示します。',
    language: '言語',
    names: {
      terms: '利用規約',
      privacy: 'プライバシーポリシー',
      refunds: '返金ポリシー',
      contact: 'お問い合わせ',
    },
    body: '本文',
    bodyHint: '空行で段落が変わり、#で見出しになります。空欄の場合、ページは表示されません。',
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
    order_widget: 'パートナーウィジェット',
    free_trials: '無料お試し',
    sidebar: 'サイドバー',
    create_order: '注文フォーム',
    autopromotion: '自動注文',
    tasks: 'タスク',
    services_type_main: 'サービスの種類・大',
    services_type_first_short: 'サービスの種類・小（1つ目）',
    services_type_second_short: 'サービスの種類・小（2つ目）',
    referral_program: '紹介プログラム',
    services_pricing_main: 'カタログ・大',
    services_pricing_first_short: 'カタログ・小（1つ目）',
    services_pricing_second_short: 'カタログ・小（2つ目）',
    services_pricing_long: 'カタログ・横長',
    services_pricing_footer: 'カタログ・下部',
  },
  settings: {
    panelName: {
      name: 'パネル名',
      text: 'ヘッダー、メール、ブラウザのタブに表示されます。',
    },
    logos_light: {
      name: 'ロゴ（ライトモード）',
      text: 'ヘッダーに表示する画像のURLです。',
    },
    logos_dark: {
      name: 'ロゴ（ダークモード）',
      text: 'ダークモードのヘッダーに表示する画像のURLです。',
    },
    logos_alt: {
      name: 'ロゴの代替テキスト',
      text: 'スクリーンリーダーで読み上げられ、画像の読み込み中にも表示されます。',
    },
    logos_destinationUrl: {
      name: 'ロゴのリンク先',
      text: 'ロゴをクリックしたときの移動先です。空欄の場合はホームに移動します。',
    },
    socials_youtube: {
      name: 'YouTubeチャンネル',
      text: 'フッターにリンクを表示します。',
    },
    socials_telegram: {
      name: 'Telegramページ',
      text: 'フッターにリンクを表示します。',
    },
    socials_vk: {
      name: 'VKページ',
      text: 'フッターにリンクを表示します。',
    },
    socials_linkedin: {
      name: 'LinkedInページ',
      text: 'フッターにリンクを表示します。',
    },
    socials_facebook: {
      name: 'Facebookページ',
      text: 'フッターにリンクを表示します。',
    },
    socials_twitter: {
      name: 'Xアカウント',
      text: 'フッターにリンクを表示します。',
    },
    metaTags: {
      name: '検索エンジン向けの文章',
      text: 'ホームのタイトル、説明、キーワードを言語別に設定します。',
    },
    darkModeAvailable: {
      name: 'ダークモード',
      text: '訪問者がショップをダークモードに切り替えられます。',
    },
    navigation: {
      name: 'SNSメニュー',
      text: 'カタログの横にSNSのメニューを表示します。',
    },
    hidePersonalAccountForUnregistered: {
      name: 'ゲストにはアカウントメニューを非表示',
      text: 'ゲストにはアカウントメニューを表示しません。',
    },
    defaultMarketplaceView: {
      name: 'カタログの表示',
      text: '初回訪問時のサービスの表示方法です。',
    },
    rounding_precision: {
      name: '金額の小数桁数',
      text: 'ショップに表示する小数の桁数です。実際の請求額には影響しません。',
    },
    numbers_by_language: {
      name: '言語に合わせた数字表記',
      text: '数字を訪問者の言語の書き方（1,234.50や1.234,50など）で表示します。オフの場合は全員に1\u00a0234.50と表示します。',
    },
    currencies_RUB_rate: {
      name: '1ドルあたりのルーブル額',
      text: 'ルーブルでの価格表示に使います。空欄の場合は「為替レート」のレートを使います。',
    },
    singleOrderDesign: {
      name: '注文フォームのデザイン',
      text: '通常のフォームか、簡易フォームを選びます。',
    },
    orderTypes: {
      name: '注文の種類',
      text: '注文ページに表示するフォームです。',
    },
    guaranteeChargePercent: {
      name: '減少保証延長の追加料金',
      text: '顧客が減少保証の延長を選ぶと、注文に加算されます。',
    },
    speedupChargePercent: {
      name: '優先開始の追加料金',
      text: '顧客が優先開始を選ぶと、注文に加算されます。',
    },
    unpaid_discount_percent: {
      name: '未払い注文の割引',
      text: '注文の支払いをまだ済ませていない顧客に提示します。',
    },
    subscription_idle_days: {
      name: '自動注文が終了するまでの日数',
      text: 'この日数の間に新しい投稿がないと、自動注文は終了します。',
    },
    referral_program_percent: {
      name: '紹介報酬',
      text: '紹介された顧客の支払額に対する割合です。',
    },
    default_outer_widget_partner_percent: {
      name: 'ウィジェット報酬',
      text: 'ウィジェット経由の注文ごとにパートナーが受け取る割合です。',
    },
    maximum_widget_reward_percent: {
      name: 'ウィジェット報酬の上限',
      text: 'パートナーがウィジェットに設定できる上限です。',
    },
    adjustment_second_person_above: {
      name: '承認が必要な残高調整',
      text: 'USDで指定します。この額を超える残高調整には、別のスタッフの承認が必要です。0の場合は常に必要です。',
    },
    childPanelsPrice: {
      name: '子パネルの料金',
      text: '月額（USD）です。オーナーの残高から支払われます。',
    },
    grades_enabled: {
      name: '会員ランク',
      text: '顧客は利用額に応じてランクが上がり、割引を受けられます。',
    },
    grade_period_days: {
      name: '会員ランクの集計期間（日）',
      text: 'この期間の利用額だけが対象です。0の場合はすべての利用額が対象になり、ランクに期限はありません。',
    },
    grade_mercy_days: {
      name: '会員ランクの猶予期間（日）',
      text: '利用額が足りない顧客に通知し、この期間はランクを維持します。',
    },
    enable_bonuses: {
      name: 'ボーナス',
      text: '顧客にボーナスとクーポンを表示します。',
    },
    enable_tasks: {
      name: 'タスク',
      text: '顧客がタスクで報酬を得られます。',
    },
    enable_keyword_tools: {
      name: 'キーワードツール',
      text: 'キーワードツールを表示します。',
    },
    keyword_searches_per_day: {
      name: '1日のキーワード検索回数',
      text: '顧客1人あたりの回数です。UTCの午前0時にリセットされます。',
    },
    enabled_child_panels: {
      name: '子パネル',
      text: '顧客が自分のパネルを作成できます。',
    },
    child_panel_domain: {
      name: '子パネル用のドメイン',
      text: '子パネルには、このドメインのサブドメインが割り当てられます。空欄の場合は、このパネルのドメインを使います。',
    },
    maximum_child_panels: {
      name: '顧客1人あたりの子パネル数',
      text: '1人の顧客が同時に持てる子パネルの数です。',
    },
    child_panel_dns_days: {
      name: 'ドメイン設定の期限（日）',
      text: '期限までに独自ドメインが設定されないと、子パネルは終了し、初月分が返金されます。',
    },
    child_panel_grace_days: {
      name: '子パネルの支払い猶予日数',
      text: '支払い済みの期間が過ぎると、子パネルは注文を受け付けません。さらにこの日数が過ぎても支払いがないと閉鎖されます。',
    },
    child_panel_frozen_days: {
      name: '閉鎖した子パネルが終了するまでの日数',
      text: '未払いの子パネルは、閉鎖からこの日数が過ぎると終了します。',
    },
    grandchildren_allowed: {
      name: '子パネルの子パネル',
      text: '子パネルの顧客が、その子パネルで自分のパネルを作成できます。',
    },
    free_views_is_allowed: {
      name: '無料お試し',
      text: '顧客がサービスを無料で試せます。',
    },
    freeTrials_proofIsRequired: {
      name: '無料お試しの証明資料',
      text: 'お試しの開始前に、顧客は証明資料を送る必要があります。',
    },
    freeTrials_expireAfterDays: {
      name: '無料お試しの審査期限（日）',
      text: '承認も却下もされないままこの日数が過ぎた申し込みは、期限切れになります。',
    },
    freeTrials_dailyBudget: {
      name: '無料お試しの1日の予算（USD）',
      text: '無料お試しにかけられる1日（UTC）の費用です。予算を超える申し込みは審査待ちになり、その日は承認できません。空欄の場合は上限なしです。',
    },
    personalManagerUrl: {
      name: '専任担当者',
      text: '専任担当者へのリンクです。この特典がある会員ランクの顧客に表示されます。',
    },
    staff_second_factor_is_required: {
      name: 'スタッフの2段階認証',
      text: 'スタッフは、2段階認証なしでは管理画面を使えません。',
    },
    contact_info_is_required: {
      name: '会員登録時のメッセンジャー入力',
      text: '新規の顧客は、メッセンジャーの連絡先を入力する必要があります。',
    },
    captcha_is_enabled: {
      name: 'CAPTCHA',
      text: '会員登録、ログイン、パスワード再設定のときに表示します。',
    },
    captcha_provider: {
      name: 'CAPTCHAの提供会社',
      text: 'ALTCHAは組み込み済みです。ほかの提供会社を使う場合は、両方のキーが必要です。',
    },
    captcha_siteKey: {
      name: 'CAPTCHAサイトキー',
      text: 'CAPTCHA提供会社の公開キーです。',
    },
    company_name: {
      name: '会社名',
      text: 'パネルを運営する会社です。フッターと領収書に表示されます。',
    },
    company_address: {
      name: '会社の住所',
      text: 'お問い合わせページと領収書に表示されます。',
    },
    company_registration: {
      name: '会社登録番号',
      text: 'お問い合わせページに表示されます。',
    },
    company_vat: {
      name: 'VAT番号',
      text: '領収書に表示されます。',
    },
    company_email: {
      name: '連絡先メールアドレス',
      text: 'お問い合わせページに表示されます。',
    },
    company_phone: {
      name: '連絡先電話番号',
      text: 'お問い合わせページに表示されます。',
    },
    termsUrl: {
      name: '利用規約',
      text: '顧客が決済時に同意します。URLを入力するか、このパネルのページを使う場合は/termsと入力します。',
    },
    privacyUrl: {
      name: 'プライバシーポリシー',
      text: 'フッターにリンクを表示します。URLを入力するか、このパネルのページを使う場合は/privacyと入力します。',
    },
    refundsUrl: {
      name: '返金ポリシー',
      text: 'フッターにリンクを表示します。URLを入力するか、このパネルのページを使う場合は/refundsと入力します。',
    },
    contactUrl: {
      name: 'お問い合わせページ',
      text: 'フッターにリンクを表示します。URLを入力するか、このパネルのページを使う場合は/contactと入力します。',
    },
    analytics_googleAnalyticsId: {
      name: 'GoogleアナリティクスID',
      text: '訪問者の同意後にアクセスを計測します。',
    },
    analytics_googleTagManagerId: {
      name: 'GoogleタグマネージャーID',
      text: '訪問者の同意後にコンテナを読み込みます。',
    },
    analytics_yandexMetrikaId: {
      name: 'YandexメトリカID',
      text: '訪問者の同意後にアクセスを計測します。',
    },
    analytics_facebookPixelId: {
      name: 'MetaピクセルID',
      text: '訪問者の同意後にアクセスを計測します。',
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
      text: '顧客のログインに使うボットのユーザー名です。',
    },
    cabinetWidgetToken: {
      name: 'パネルのウィジェットトークン',
      text: 'このパネルのウィジェットでカタログを表示できるようにします。',
    },
    customCode: {
      name: 'カスタムコード',
      text: 'ショップで実行されます。ログイン、決済、管理画面では実行されません。オーナー専用です。',
    },
  },
} satisfies Phrases['adminSettings'];

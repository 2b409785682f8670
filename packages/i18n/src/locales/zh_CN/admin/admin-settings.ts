import type { Phrases } from '../../../phrases.ts';

export const adminSettings = {
  title: '设置',
  text: '本站的全部设置。更改立即生效。',
  search: '搜索设置',
  onlyChanged: '仅显示已更改',
  notFound: '未找到相关设置',
  changed: '已更改',
  saved: '{name}：已保存',
  undo: '撤销',
  reset: '恢复默认',
  resetDone: '{name}：已恢复默认',
  default: '默认：{value}',
  none: '空',
  changedBy: '更改人：{who}',
  someone: '系统',
  on: '开',
  off: '关',
  pick: '选择：{name}',
  language: '语言',
  colorText: '用于按钮和链接，在背景上必须清晰可读。',
  bannerText: '在此位置显示横幅。',
  tags: {
    title: '标题',
    description: '描述',
    keywords: '关键词',
  },
  themes: {
    light: '{color}（浅色）',
    dark: '{color}（深色）',
  },
  groups: {
    brand: '品牌',
    colors: '颜色',
    shop: '商店',
    ordering: '下单',
    money: '奖励与价格',
    features: '功能',
    security: '安全',
    legal: '公司与法律',
    outside: '集成',
    banners: '横幅',
  },
  secrets: {
    title: '密钥',
    text: '加密保存。可以替换，但任何人都无法查看。',
    set: '已设置',
    unset: '未设置',
    saved: '密钥已保存',
    save: '保存密钥',
    names: {
      captcha: '人机验证密钥',
      chat: '聊天身份验证密钥',
    },
    texts: {
      captcha: '向服务商核对人机验证结果。',
      chat: '确认聊天访客的身份。',
    },
  },
  pages: {
    title: '页面文字',
    text: '使用条款、隐私政策、退款政策和联系页面。缺少某种语言时显示英文。',
    language: '语言',
    names: {
      terms: '使用条款',
      privacy: '隐私政策',
      refunds: '退款政策',
      contact: '联系我们',
    },
    body: '正文',
    bodyHint: '空行分段，# 开头为标题。留空则不显示此页面。',
    saved: '页面已保存',
  },
  colors: {
    primary: '主色',
    secondary: '辅色',
    icons: '图标',
    info: '信息',
    success: '成功',
    warning: '警告',
    headerLeft: '页眉左侧',
    headerRight: '页眉右侧',
  },
  banners: {
    dashboard: '概览',
    orders: '订单',
    profile: '个人资料',
    grades: '会员等级',
    drip_feed: '分批投放',
    order_widget: '合作伙伴小组件',
    free_trials: '免费试用',
    sidebar: '侧栏',
    create_order: '下单表单',
    autopromotion: '自动推广',
    tasks: '任务',
    services_type_main: '服务类型：大横幅',
    services_type_first_short: '服务类型：小横幅 1',
    services_type_second_short: '服务类型：小横幅 2',
    referral_program: '推荐计划',
    services_pricing_main: '服务目录：大横幅',
    services_pricing_first_short: '服务目录：小横幅 1',
    services_pricing_second_short: '服务目录：小横幅 2',
    services_pricing_long: '服务目录：宽横幅',
    services_pricing_footer: '服务目录：底部横幅',
  },
  settings: {
    panelName: {
      name: '站点名称',
      text: '显示在页眉、邮件和浏览器标签页上。',
    },
    logos_light: {
      name: '标志（浅色模式）',
      text: '页眉图片的网址。',
    },
    logos_dark: {
      name: '标志（深色模式）',
      text: '深色模式下页眉图片的网址。',
    },
    logos_alt: {
      name: '标志替代文字',
      text: '供屏幕阅读器朗读，并在图片加载时显示。',
    },
    logos_destinationUrl: {
      name: '标志链接',
      text: '点击标志后打开的页面。留空则为首页。',
    },
    socials_youtube: {
      name: 'YouTube 主页',
      text: '显示在页脚。',
    },
    socials_telegram: {
      name: 'Telegram 主页',
      text: '显示在页脚。',
    },
    socials_vk: {
      name: 'VK 主页',
      text: '显示在页脚。',
    },
    socials_linkedin: {
      name: 'LinkedIn 主页',
      text: '显示在页脚。',
    },
    socials_facebook: {
      name: 'Facebook 主页',
      text: '显示在页脚。',
    },
    socials_twitter: {
      name: 'X 主页',
      text: '显示在页脚。',
    },
    metaTags: {
      name: '搜索引擎显示文字',
      text: '各语言首页的标题、描述和关键词。',
    },
    darkModeAvailable: {
      name: '深色模式',
      text: '访客可将商店切换为深色模式。',
    },
    navigation: {
      name: '平台菜单',
      text: '在服务目录旁显示平台菜单。',
    },
    hidePersonalAccountForUnregistered: {
      name: '对访客隐藏账户菜单',
      text: '访客看不到账户菜单。',
    },
    defaultMarketplaceView: {
      name: '服务目录视图',
      text: '首次访问时服务的排列方式。',
    },
    rounding_precision: {
      name: '金额小数位',
      text: '商店显示的小数位数。实际扣款保持精确。',
    },
    numbers_by_language: {
      name: '数字格式随语言变化',
      text: '按访客语言的习惯显示数字：1,234.50 或 1.234,50。关闭时，所有人都看到 1\u00a0234.50。',
    },
    currencies_RUB_rate: {
      name: '美元兑卢布汇率',
      text: '用于显示卢布价格。留空则使用“汇率”页面中的汇率。',
    },
    singleOrderDesign: {
      name: '下单表单样式',
      text: '完整表单或简短表单。',
    },
    orderTypes: {
      name: '订单类型',
      text: '下单页提供的表单。',
    },
    guaranteeChargePercent: {
      name: '延长质保附加费',
      text: '客户选择延长质保时计入订单金额。',
    },
    speedupChargePercent: {
      name: '加急费',
      text: '客户选择加急时计入订单金额。',
    },
    unpaid_discount_percent: {
      name: '待付款订单折扣',
      text: '提供给尚未支付订单的客户。',
    },
    subscription_idle_days: {
      name: '自动推广闲置期限（天）',
      text: '超过此天数没有新内容，自动推广即结束。',
    },
    referral_program_percent: {
      name: '推荐奖励',
      text: '推荐人从受邀客户付款中获得的分成。',
    },
    default_outer_widget_partner_percent: {
      name: '小组件奖励',
      text: '合作伙伴从每个小组件订单获得的分成。',
    },
    maximum_widget_reward_percent: {
      name: '小组件奖励上限',
      text: '合作伙伴可为小组件设置的最高值。',
    },
    adjustment_second_person_above: {
      name: '需要确认的余额调整',
      text: '以美元计。超过此金额的调整须由另一位员工确认。0 表示始终需要确认。',
    },
    childPanelsPrice: {
      name: '分站价格',
      text: '每月价格，以美元计，从站长的余额扣款。',
    },
    grades_enabled: {
      name: '会员等级',
      text: '客户消费越多，等级越高，并可享受折扣。',
    },
    grade_period_days: {
      name: '等级统计周期（天）',
      text: '只计入该周期内的消费。0 表示计入全部消费，且等级不会过期。',
    },
    grade_mercy_days: {
      name: '等级宽限期（天）',
      text: '消费不足的客户会收到通知，并在此期间保留等级。',
    },
    enable_bonuses: {
      name: '优惠活动',
      text: '向客户显示赠金和优惠码。',
    },
    enable_tasks: {
      name: '任务',
      text: '客户可通过任务赚取收益。',
    },
    enable_keyword_tools: {
      name: '关键词工具',
      text: '显示关键词工具。',
    },
    keyword_searches_per_day: {
      name: '每日关键词搜索次数',
      text: '按每位客户计算，UTC 零点重新计数。',
    },
    enabled_child_panels: {
      name: '分站',
      text: '客户可以创建自己的分站。',
    },
    child_panel_domain: {
      name: '分站域名',
      text: '分站使用该域名的子域名。留空则使用本站域名。',
    },
    maximum_child_panels: {
      name: '每位客户的分站数',
      text: '每位客户可同时拥有的分站数量。',
    },
    child_panel_dns_days: {
      name: '域名设置期限（天）',
      text: '如果分站的自有域名未按时设置，分站将终止，首月费用将退还。',
    },
    child_panel_grace_days: {
      name: '分站续费宽限期（天）',
      text: '付费期结束后，分站停止接单。超过此天数未续费则关闭。',
    },
    child_panel_frozen_days: {
      name: '已关闭分站的保留天数',
      text: '未续费的分站在关闭后超过此天数即终止。',
    },
    grandchildren_allowed: {
      name: '分站的分站',
      text: '分站的客户可以在分站中创建自己的分站。',
    },
    free_views_is_allowed: {
      name: '免费试用',
      text: '客户可以免费试用服务。',
    },
    freeTrials_proofIsRequired: {
      name: '免费试用凭证',
      text: '试用开始前，客户须提交凭证。',
    },
    freeTrials_expireAfterDays: {
      name: '免费试用审核期限（天）',
      text: '申请超过此天数未处理即过期。',
    },
    freeTrials_dailyBudget: {
      name: '免费试用每日预算（USD）',
      text: '免费试用每天（UTC）的成本上限。超出后，申请等待审核，且当天无法批准。留空表示不限。',
    },
    personalManagerUrl: {
      name: '专属客户经理',
      text: '客户经理的链接，供等级含此权益的客户使用。',
    },
    staff_second_factor_is_required: {
      name: '员工两步验证',
      text: '未设置两步验证的员工无法使用后台。',
    },
    contact_info_is_required: {
      name: '注册时填写联系方式',
      text: '新客户必须填写通讯工具联系方式。',
    },
    captcha_is_enabled: {
      name: '人机验证',
      text: '在注册、登录和重置密码时显示。',
    },
    captcha_provider: {
      name: '人机验证服务商',
      text: 'ALTCHA 已内置，其他服务商需要两个密钥。',
    },
    captcha_siteKey: {
      name: '人机验证站点密钥',
      text: '人机验证服务商提供的公开密钥。',
    },
    company_name: {
      name: '公司名称',
      text: '本站的运营方。显示在页脚和收据上。',
    },
    company_address: {
      name: '公司地址',
      text: '显示在联系页面和收据上。',
    },
    company_registration: {
      name: '注册号',
      text: '显示在联系页面。',
    },
    company_vat: {
      name: '增值税号',
      text: '显示在收据上。',
    },
    company_email: {
      name: '联系邮箱',
      text: '显示在联系页面。',
    },
    company_phone: {
      name: '联系电话',
      text: '显示在联系页面。',
    },
    termsUrl: {
      name: '使用条款',
      text: '客户在结账时须同意。请填写网址，或填写 /terms 使用您自己的页面。',
    },
    privacyUrl: {
      name: '隐私政策',
      text: '显示在页脚。请填写网址，或填写 /privacy 使用您自己的页面。',
    },
    refundsUrl: {
      name: '退款政策',
      text: '显示在页脚。请填写网址，或填写 /refunds 使用您自己的页面。',
    },
    contactUrl: {
      name: '联系页面',
      text: '显示在页脚。请填写网址，或填写 /contact 使用您自己的页面。',
    },
    analytics_googleAnalyticsId: {
      name: 'Google Analytics ID',
      text: '访客同意后才统计访问量。',
    },
    analytics_googleTagManagerId: {
      name: 'Google Tag Manager ID',
      text: '访客同意后加载您的容器。',
    },
    analytics_yandexMetrikaId: {
      name: 'Yandex Metrica ID',
      text: '访客同意后才统计访问量。',
    },
    analytics_facebookPixelId: {
      name: 'Meta Pixel ID',
      text: '访客同意后才统计访问量。',
    },
    chatWidgets_crispWebsiteId: {
      name: 'Crisp 网站 ID',
      text: '在商店显示 Crisp 聊天。',
    },
    chatWidgets_jivoWidgetId: {
      name: 'Jivo 小组件 ID',
      text: '在商店显示 Jivo 聊天。',
    },
    telegramBotUsername: {
      name: 'Telegram 机器人',
      text: '客户登录所用机器人的用户名。',
    },
    cabinetWidgetToken: {
      name: '本站小组件令牌',
      text: '允许本站自己的小组件显示服务目录。',
    },
    customCode: {
      name: '自定义代码',
      text: '在商店中运行，登录页、结账页和后台除外。仅站长可修改。',
    },
  },
} satisfies Phrases['adminSettings'];

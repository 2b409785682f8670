import type { Phrases } from '../../../phrases.ts';

export const adminSettings = {
  title: '设置',
  text: '面板的全部设置。更改立即在各处生效。',
  search: '搜索设置',
  onlyChanged: '仅已更改',
  notFound: '没有匹配的设置',
  changed: '已更改',
  saved: '已保存{name}',
  undo: '撤销',
  reset: '恢复默认',
  resetDone: '{name}已恢复默认',
  default: '默认：{value}',
  none: '空',
  changedBy: '由 {who} 更改',
  someone: '系统',
  on: '开',
  off: '关',
  pick: '选择{name}',
  language: '语言',
  colorText: '在背景上必须清晰可读；用于按钮和链接。',
  bannerText: '此位置是否显示横幅。',
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
    outside: '外部服务',
    banners: '横幅位置',
  },
  secrets: {
    title: '密钥',
    text: '加密保存。可以替换，无法读取。',
    set: '已设置',
    unset: '未设置',
    saved: '密钥已保存',
    save: '保存密钥',
    names: {
      captcha: '验证码密钥',
      chat: '聊天身份密钥',
    },
    texts: {
      captcha: '向验证码服务商核对答案。',
      chat: '签名确认聊天访客的身份。',
    },
  },
  pages: {
    title: '页面文字',
    text: '您的条款、隐私、退款和联系页面。缺少的语言显示英文。',
    language: '语言',
    names: {
      terms: '条款',
      privacy: '隐私',
      refunds: '退款',
      contact: '联系',
    },
    body: '正文',
    bodyHint: '空行开始新段落，# 开始标题。留空则无此页面。',
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
    order_widget: '下单组件',
    free_trials: '免费试用',
    sidebar: '侧栏',
    create_order: '下单表单',
    autopromotion: '订阅',
    tasks: '任务',
    services_type_main: '服务类型，大',
    services_type_first_short: '服务类型，第一小',
    services_type_second_short: '服务类型，第二小',
    referral_program: '推荐计划',
    services_pricing_main: '目录，大',
    services_pricing_first_short: '目录，第一小',
    services_pricing_second_short: '目录，第二小',
    services_pricing_long: '目录，宽',
    services_pricing_footer: '目录，底部',
  },
  settings: {
    panelName: {
      name: '面板名称',
      text: '显示在页眉、邮件和浏览器标签上。',
    },
    logos_light: {
      name: '浅色页面标志',
      text: '页眉图片的地址。',
    },
    logos_dark: {
      name: '深色页面标志',
      text: '深色模式下页眉图片的地址。',
    },
    logos_alt: {
      name: '标志文字',
      text: '供朗读，并在图片加载时显示。',
    },
    logos_destinationUrl: {
      name: '标志链接',
      text: '点击标志打开的位置；留空为首页。',
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
      name: '搜索引擎文字',
      text: '各语言首页的标题、描述和关键词。',
    },
    darkModeAvailable: {
      name: '深色模式',
      text: '访客可将商店切换为深色。',
    },
    navigation: {
      name: '平台菜单',
      text: '在目录旁显示平台菜单。',
    },
    hidePersonalAccountForUnregistered: {
      name: '对访客隐藏账户',
      text: '访客看不到个人账户菜单。',
    },
    defaultMarketplaceView: {
      name: '目录视图',
      text: '首次访问时服务的排列方式。',
    },
    rounding_precision: {
      name: '金额小数位',
      text: '商店中显示的小数位。实际扣款保持精确。',
    },
    currencies_RUB_rate: {
      name: '一美元兑卢布',
      text: '用于显示卢布价格。留空则每天获取。',
    },
    singleOrderDesign: {
      name: '下单表单样式',
      text: '完整表单或简短表单。',
    },
    orderTypes: {
      name: '下单方式',
      text: '下单页提供的表单。',
    },
    guaranteeChargePercent: {
      name: '保障费用',
      text: '客户需要保障时加到订单上。',
    },
    speedupChargePercent: {
      name: '加速费用',
      text: '客户需要加速时加到订单上。',
    },
    unpaid_discount_percent: {
      name: '未付订单折扣',
      text: '提供给留下未付订单的客户。',
    },
    subscription_idle_days: {
      name: '订阅结束前的天数',
      text: '这么久没有新发布的订阅会结束。',
    },
    referral_program_percent: {
      name: '推荐奖励',
      text: '受邀客户消费的分成。',
    },
    default_outer_widget_partner_percent: {
      name: '组件奖励',
      text: '合作伙伴从其组件订单获得的分成。',
    },
    maximum_widget_reward_percent: {
      name: '组件奖励上限',
      text: '合作伙伴可设置的最高值。',
    },
    adjustment_second_person_above: {
      name: '需要第二人确认的调整',
      text: '美元。超过此数的余额变更须由另一位同事确认后才生效；0 表示每次都要确认。',
    },
    childPanelsPrice: {
      name: '分站价格',
      text: '每月美元，从所有者余额扣除。',
    },
    grades_enabled: {
      name: '会员等级',
      text: '客户随消费升级并享受折扣。',
    },
    grade_period_days: {
      name: '等级计入天数',
      text: '只计入这段时间的消费；0 表示全部计入且等级不会结束。',
    },
    grade_mercy_days: {
      name: '降级前的天数',
      text: '消费不足后客户仍保留等级这么久，并会收到通知。',
    },
    enable_bonuses: {
      name: '奖金',
      text: '向客户显示奖金和优惠券。',
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
      text: '客户可以开设自己的分站。',
    },
    child_panel_domain: {
      name: '分站域名',
      text: '分站的名称位于该域名之下；留空则使用本站域名。',
    },
    maximum_child_panels: {
      name: '每位客户的分站数',
      text: '一位客户同时可拥有的数量。',
    },
    child_panel_dns_days: {
      name: '设置域名的天数',
      text: '届时自有域名仍未设置好，分站将终止，首月费用退回。',
    },
    child_panel_grace_days: {
      name: '分站付款宽限天数',
      text: '到期后不再接单；超过这么多天未付款则关闭。',
    },
    child_panel_frozen_days: {
      name: '已关闭分站终止前的天数',
      text: '关闭后超过这么多天仍未付款的分站将终止。',
    },
    grandchildren_allowed: {
      name: '分站的分站',
      text: '分站的客户可以在那里开设自己的分站。',
    },
    free_views_is_allowed: {
      name: '免费试用',
      text: '客户可以免费试用服务。',
    },
    freeTrials_proofIsRequired: {
      name: '试用证明',
      text: '试用开始前客户须提交证明。',
    },
    freeTrials_expireAfterDays: {
      name: '试用审核期限（天）',
      text: '无人处理的申请会在这些天后过期。',
    },
    freeTrials_dailyBudget: {
      name: '免费试用每日预算（USD）',
      text: '免费试用每天（UTC）最多花费的金额。超出后，申请需等待审核且无法批准。留空表示不限。',
    },
    personalManagerUrl: {
      name: '专属经理',
      text: '供有此等级的客户联系经理的链接。',
    },
    staff_second_factor_is_required: {
      name: '员工双重验证',
      text: '没有双重验证的员工无法使用控制台。',
    },
    contact_info_is_required: {
      name: '注册时填写通讯工具',
      text: '新客户必须填写通讯工具。',
    },
    captcha_is_enabled: {
      name: '验证码',
      text: '注册、登录和重置密码时要求。',
    },
    captcha_provider: {
      name: '验证码服务商',
      text: '内置 ALTCHA。其他需要两把密钥。',
    },
    captcha_siteKey: {
      name: '验证码站点密钥',
      text: '验证码服务商的公开密钥。',
    },
    company_name: {
      name: '公司',
      text: '面板的运营者。显示在页脚和收据上。',
    },
    company_address: {
      name: '公司地址',
      text: '显示在联系页和收据上。',
    },
    company_registration: {
      name: '注册号',
      text: '显示在联系页。',
    },
    company_vat: {
      name: '税号',
      text: '显示在收据上。',
    },
    company_email: {
      name: '联系邮箱',
      text: '显示在联系页。',
    },
    company_phone: {
      name: '联系电话',
      text: '显示在联系页。',
    },
    termsUrl: {
      name: '服务条款',
      text: '客户在付款时接受。您自己的页面或 /terms。',
    },
    privacyUrl: {
      name: '隐私声明',
      text: '显示在页脚。您自己的页面或 /privacy。',
    },
    refundsUrl: {
      name: '退款政策',
      text: '显示在页脚。您自己的页面或 /refunds。',
    },
    contactUrl: {
      name: '联系页面',
      text: '显示在页脚。您自己的页面或 /contact。',
    },
    analytics_googleAnalyticsId: {
      name: 'Google Analytics ID',
      text: '访客同意后统计访问。',
    },
    analytics_googleTagManagerId: {
      name: 'Google Tag Manager ID',
      text: '访客同意后加载您的容器。',
    },
    analytics_yandexMetrikaId: {
      name: 'Yandex Metrica ID',
      text: '访客同意后统计访问。',
    },
    analytics_facebookPixelId: {
      name: 'Meta Pixel ID',
      text: '访客同意后统计访问。',
    },
    chatWidgets_crispWebsiteId: {
      name: 'Crisp 网站 ID',
      text: '在商店显示 Crisp 聊天。',
    },
    chatWidgets_jivoWidgetId: {
      name: 'Jivo 组件 ID',
      text: '在商店显示 Jivo 聊天。',
    },
    telegramBotUsername: {
      name: 'Telegram 机器人',
      text: '客户登录所用机器人的名称。',
    },
    cabinetWidgetToken: {
      name: '面板组件令牌',
      text: '向面板自己的组件开放目录。',
    },
    customCode: {
      name: '自定义代码',
      text: '在商店运行，登录、结账和此处绝不运行。仅限所有者。',
    },
  },
} satisfies Phrases['adminSettings'];

import type { Phrases } from '../../../phrases.ts';

export const overlays = {
  notices: '通知',
  frozen: {
    greeting: '{hasName, select, yes {您好，{name}} other {您好}}',
    text: '您在 {panel} 的账户已被冻结，订单和付款均已暂停。请联系我们，我们会与您一起解决。',
    chat: '打开在线聊天',
  },
  unproven: {
    title: '请先确认邮箱',
    text: '我们已向 {email} 发送链接。请在此浏览器中打开，然后重试。',
    noAddress: '请先为账户添加并确认邮箱，然后重试。',
    resend: '重新发送链接',
    sent: '已发送，请查看邮箱。',
    other: '使用其他邮箱',
    add: '添加邮箱',
  },
  qr: {
    title: '扫描二维码',
    picture: '二维码',
  },
  manualPayment: {
    title: '完成付款',
    text: '请将款项转入此账户，然后告诉我们您已付款。',
    method: '支付方式',
    account: '账号',
    invoice: '账单编号',
    qr: '此笔付款的二维码',
    comment: '备注',
    commentHint: '例如转账人姓名，便于我们更快找到。',
    paid: '我已付款',
  },
  consent: {
    title: '我们使用 Cookie',
    text: '部分 Cookie 是面板运行所必需的。经您同意，其余的用于统计和广告。',
    privacy: '隐私',
    manage: '管理',
    decline: '拒绝',
    accept: '接受',
    panelTitle: 'Cookie 设置',
    panelText: '请对两项都作出选择。您可以随时更改。',
    analytics: {
      title: '统计分析',
      text: '让我们了解哪些页面被使用、用户在哪里遇到困难，并加载在线聊天。',
    },
    advertising: {
      title: '广告',
      text: '衡量我们的广告效果，并展示给可能感兴趣的人。',
    },
    granted: '允许',
    denied: '不允许',
  },
  chat: {
    title: '要打开在线聊天吗？',
    text: '聊天由另一家公司运营，可能会在此设备上保存 Cookie。',
    open: '打开聊天',
  },
  install: {
    title: '安装应用',
    ios: '要在 iPhone/iPad 上安装此网页应用，请点按“分享”，然后选择“添加到主屏幕”',
    banner: '轻松管理您的订单！立即安装我们的应用。',
    card: '快速查看订单和统计数据，轻松创建新订单，还能节省流量。',
    fastAccess: '快速查看订单',
    allFunctions: '所有功能集于一个应用',
    install: '安装',
  },
} satisfies Phrases['overlays'];

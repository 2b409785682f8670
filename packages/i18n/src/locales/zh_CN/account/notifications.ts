import type { Phrases } from '../../../phrases.ts';

export const notifications = {
  title: '邮件通知',
  lead: '选择您想接收 {panel} 的哪些邮件。更改立即生效。',
  topics: {
    order: '订单',
    orderHint: '已下单、已完成、已取消、部分完成',
    payment: '付款',
    paymentHint: '已到账、审核中、已退款',
    subscription: '自动推广',
    subscriptionHint: '新内容、余额不足、已结束',
  },
  always: '安全提醒和客服回复始终会发送。',
  stopAll: '全部退订',
  saved: '已保存。您可以随时更改。',
  failed: '未能保存，请重试。',
  inApp: {
    title: '通知',
    lead: '订单、付款和账户的消息，保留 90 天。',
    readAll: '全部标为已读',
    settings: '设置',
    all: '全部',
    unread: '未读',
    noneUnread: '没有未读通知',
    empty: '暂无通知',
    emptyText: '订单和付款动态会显示在这里。',
  },
  broken: {
    title: '此链接无效',
    text: '请使用我们邮件底部的链接，或登录后在个人资料中更改通知设置。',
    action: '登录',
  },
} satisfies Phrases['notifications'];

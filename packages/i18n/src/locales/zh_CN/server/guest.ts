import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: '您在 {panel} 的订单',
  view: '查看订单',
  notYou: '不是您本人？请忽略此邮件。',
  reason: '您收到此邮件，是因为有人在 {panel} 下单时填写了此邮箱。',
  newcomer: {
    text: '有人（可能是您）使用此邮箱在 {panel} 下了 {amount} 的订单。请设置密码：付款后，您可以在订单页面看到该订单，并添加到我的订单。',
    action: '设置密码',
  },
  known: {
    text: '有人（可能是您）未登录，使用此邮箱在 {panel} 下了 {amount} 的订单。付款后，您可以在订单页面看到它，并添加到我的订单。',
    action: '查看并添加到我的订单',
  },
} satisfies Phrases['guest'];

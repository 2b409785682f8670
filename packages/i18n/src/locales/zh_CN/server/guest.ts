import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: '您在 {panel} 的订单',
  view: '查看订单',
  notYou: '如果不是您本人操作，请忽略此邮件。',
  reason: '您收到此邮件，是因为有人在 {panel} 下单时填写了此邮箱。',
  newcomer: {
    text: '有人（可能是您）用此邮箱在 {panel} 下了一笔 {amount} 的订单。请设置密码。付款后，您可以在“订单”页面查看该订单，并将其添加到账户。',
    action: '设置密码',
  },
  known: {
    text: '有人（可能是您）在未登录的情况下，用此邮箱在 {panel} 下了一笔 {amount} 的订单。付款后，您可以在“订单”页面查看该订单，并将其添加到账户。',
    action: '前往我的订单',
  },
} satisfies Phrases['guest'];

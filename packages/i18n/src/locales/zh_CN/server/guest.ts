import type { Phrases } from '../../../phrases.ts';

export const guest = {
  subject: '您在 {panel} 的订单',
  newcomer: {
    text: '有人使用此邮箱在 {panel} 下了订单。设置密码后，您可以查看进度、稍后付款或再次下单。',
    action: '设置密码',
  },
  known: {
    text: '有人使用此邮箱在 {panel} 下了订单，订单已归入您的账户。请登录查看进度。',
    action: '登录',
  },
} satisfies Phrases['guest'];

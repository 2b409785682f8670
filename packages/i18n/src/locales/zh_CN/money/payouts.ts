import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: '查看提现记录',
  requested: {
    subject: '提现 {number}：申请 {amount}',
    title: '已申请提现',
    text: '您申请通过 {method} 将 {amount} 提现至 {account}，扣除手续费后到账 {payout}。审核完成前该金额会被单独保留。如非本人操作，请取消提现并立即修改密码。',
  },
  paid: {
    title: '提现 {number}：{payout} 已汇出',
    text: '我们已通过 {method} 向 {account} 汇出 {payout}。付款凭证号：{reference}。',
  },
  rejected: {
    title: '提现 {number} 未通过',
    text: '无法通过 {method} 支付 {amount}。原因：{reason}。款项已退回您的收益余额。',
  },
} satisfies Phrases['payouts'];

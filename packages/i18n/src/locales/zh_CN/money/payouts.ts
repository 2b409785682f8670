import type { Phrases } from '../../../phrases.ts';

export const payouts = {
  action: '查看提现记录',
  requested: {
    subject: '已申请提现 {number}：{amount}',
    title: '已申请提现',
    text: '您申请通过 {method} 提现 {amount} 至 {account}，扣除手续费后到账 {payout}。审核期间该金额暂时冻结。如非本人操作，请立即取消提现并修改密码。',
  },
  paid: {
    title: '提现 {number} 已汇出：{payout}',
    text: '我们已通过 {method} 向 {account} 汇出 {payout}。付款参考号：{reference}。',
  },
  rejected: {
    title: '提现 {number} 未通过',
    text: '无法通过 {method} 汇出 {amount}，该金额已退回您的收益。原因：{reason}',
  },
} satisfies Phrases['payouts'];

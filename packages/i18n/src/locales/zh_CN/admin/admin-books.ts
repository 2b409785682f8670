import type { Phrases } from '../../../phrases.ts';

export const adminBooks = {
  title: '规则',
  rules: {
    'wallet totals equal their postings': '钱包余额等于其分录之和',
    'debits equal credits in every panel': '借贷相等',
    'no wallet is below its floor': '没有余额为负的钱包',
    'nobody holds cash beside a debt': '没有客户既有本金又有欠款',
    'every balance follows from the one before': '每个余额都由上一个余额得出',
    'every transaction has a posting': '每笔交易都有分录',
    'a reversal mirrors what it reverses': '冲销与原分录完全相反',
    'money goes only known ways': '资金只在允许的账户之间流动',
    'money passes between customers only when guest orders are taken over':
      '只有合并访客订单时，资金才在客户之间转移',
    'no order is refunded or recognised beyond its charge': '任何订单的退款和入账收入均不超过其扣款',
    'a hold is whole or settled': '冻结金额未动用或已全部结清',
    'coupons are used within their limits': '优惠码未超出限制',
    'cashback stays within its promise': '返现未超出承诺金额',
    'widget rewards stand as they were paid': '小组件奖励与实际发放金额一致',
    'every paid invoice has one transaction of its amount': '每张已付账单都有一笔同等金额的交易',
    'no transaction credits an invoice that was never paid': '没有为未付账单入账的交易',
    'what an invoice brought its payer is its amount less what went back':
      '账单入账金额等于账单金额减去退款和拒付',
    'what went back of an invoice is the sum of its reversals': '账单的退款和拒付等于其冲销之和',
    'one linked card is charged at a time for a checkout, or for a top-up':
      '每次结账或充值，同一时间只从一张已绑定的银行卡扣款',
    'an order is charged and refunded as the ledger says': '订单的扣款和退款与总账一致',
    'escrow holds what running orders were charged, and nothing of those that ended':
      '托管款项只含进行中订单的扣款，不含已结束订单的扣款',
    'a paid order was charged its cost': '已付订单已按价格扣款',
    'who paid less for a coupon has used it': '每笔优惠码折扣都有对应的使用记录',
    'an order that was handed over stands with a provider, or in doubt':
      '每个已发送的订单，供应商都已接单，或结果未知',
    'what stands with a provider was paid for': '供应商已接单的每个订单都已付款',
    'an order placed in the parent panel is one order there, charged to the owner':
      '转交主站的每个订单在主站只对应一个订单，并向站长扣款',
    'what the parent panel placed for a child is known to that child': '主站为分站下的每个订单在分站都有记录',
    'held money is that of open withdrawals': '冻结金额与未完成的提现一致',
    'a referral reward is its share of the cash kept, as the ledger says': '推荐奖励等于留存本金乘以奖励比例',
  },
} satisfies Phrases['adminBooks'];

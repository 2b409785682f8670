import type { DemoTexts } from '../../../demo-texts.ts';

export const money: DemoTexts['money'] = {
  coupons: {
    WELCOME10: {
      name: '欢迎礼',
      description: '首单立减 10%。',
    },
    TOPUP5: {
      name: '充值赠金',
      description: '充值加送 5%。',
    },
    CASHBACK3: {
      name: '返现',
      description: '订单完成后返现 3%，计入赠金。',
    },
  },
  grades: {
    newcomer: '新手',
    bronze: '青铜',
    silver: '白银',
    gold: '黄金',
    platinum: '铂金',
  },
  paymentMethods: {
    balance: ['余额', '立即从余额支付。'],
    sandbox: ['测试支付', '仅供体验，不会产生真实扣款。'],
    transfer: ['银行转账', '由我们审核，通常一天内完成。', '<p>请在转账附言中填写账单编号。</p>'],
    scan: ['扫码转账', '用银行或钱包应用扫描二维码。'],
  },
  payouts: {
    card: {
      name: '银行卡',
      description: '两个工作日内到账。',
      account_hint: '银行卡正面的卡号',
    },
    crypto: {
      name: 'USDT (TRC-20)',
      description: '审核后通常一小时内到账。',
      account_hint: '以 T 开头的钱包地址',
    },
    paypal: {
      name: 'PayPal',
      description: '工作日当天到账。',
      account_hint: '您的 PayPal 账户邮箱',
    },
  },
};

// Written by `npm run call-types` from the schemas beside this folder; a check holds it to them.
import type { GatewayCharge } from './common.ts';
import type { CouponReason } from '@marquee/domain/coupons/coupon-problem.ts';
import type { CouponCalculation, CouponType } from '@marquee/domain/coupons/coupon.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { ChargeCurrency } from '@marquee/domain/payments/charge-amount.ts';
import type { InvoiceStatus } from '@marquee/domain/payments/invoice-status.ts';
import type { PaymentFlow } from '@marquee/domain/payments/payment-capabilities.ts';
import type { WithdrawalStatus } from '@marquee/domain/payments/withdrawal-status.ts';
import type { WidgetGrouping, WidgetTheme } from '@marquee/domain/widgets/widget-look.ts';

export interface MoneyCalls {
  /** List coupons you can use now: `GET /api/v1/coupons` */
  listCoupons: {
    answer: { data: Coupon[] };
  };

  /** List your transactions, newest first, with totals: `GET /api/v1/payments/statistics` */
  listPayments: {
    query: {
      page?: number | string;
      per_page?: number | string;
      order_by?: 'amount' | 'created_at' | 'order_id' | 'type';
      order_on?: 'asc' | 'desc';
      start?: number | string;
      length?: number | string;
      'order[0][column]'?: number | string;
      'order[0][dir]'?: 'asc' | 'desc';
      'search[value]'?: string;
      type?: readonly FinanceType[] | string;
      wallet?: FinanceWallet;
      /** Both days included, in UTC. */
      start_date?: string;
      end_date?: string;
      payment_method_id?: number | string;
      /** An order number, or a part of the note. */
      search?: string;
      [key: string]: unknown;
    };
    answer: {
      data: FinanceEntry[];
      recordsTotal: number;
      recordsFiltered: number;
      total_amount: string;
      total_income: string;
      total_spending: string;
    };
  };

  /** Export your transactions as CSV: `GET /api/v1/payments/statistics/export` */
  exportPayments: {
    query: {
      type?: readonly FinanceType[] | string;
      wallet?: FinanceWallet;
      /** Both days included, in UTC. */
      start_date?: string;
      end_date?: string;
      payment_method_id?: number | string;
      /** An order number, or a part of the note. */
      search?: string;
    };
    answer: string;
  };

  /** Get money in and out by day and by type; the last 30 days by default, one year at most: `GET /api/v1/payments/statistics/charts` */
  getPaymentCharts: {
    query: {
      /** All wallets unless one is named; for all, transfers between wallets are left out. */
      wallet?: FinanceWallet;
      start_date?: string;
      end_date?: string;
    };
    answer: { data: PaymentCharts };
  };

  /** Get your wallets: balance and earnings: `GET /api/v1/wallets` */
  getWallets: {
    answer: { data: Wallets };
  };

  /** Move earnings to your balance; they can’t be withdrawn afterwards: `POST /api/v1/wallets/transfer` */
  moveEarnings: {
    body: { wallet: 'referral' | 'task'; amount: string };
    answer: { data: Wallets };
  };

  /** List payout methods with their fees and limits: `GET /api/v1/available-withdrawal-methods` */
  listWithdrawalMethods: {
    answer: { data: WithdrawalMethod[] };
  };

  /** Quote a withdrawal: its fee and what you’ll receive: `POST /api/v1/withdrawal/total-amount` */
  quoteWithdrawal: {
    body: { amount: string; payment_method_id: number };
    answer: { data: WithdrawalQuote };
  };

  /** Request a withdrawal; the amount is put on hold: `POST /api/v1/withdrawal` */
  requestWithdrawal: {
    query: { with_increased_balance_accuracy?: string | boolean };
    body: {
      account_number: string;
      amount: string;
      payment_method_id: number;
      user_comment?: string;
    };
    answer: {
      data: Withdrawal;
      /** What is left to withdraw. */
      referral_user_balance: string;
      task_user_balance: string;
    };
  };

  /** List your withdrawals, newest first: `GET /api/v1/withdrawals` */
  listWithdrawals: {
    query: {
      page?: number | string;
      per_page?: number | string;
      order_by?: 'amount' | 'created_at' | 'id' | 'status';
      order_on?: 'asc' | 'desc';
      start?: number | string;
      length?: number | string;
      'order[0][column]'?: number | string;
      'order[0][dir]'?: 'asc' | 'desc';
      'search[value]'?: string;
      status?: WithdrawalStatus;
      [key: string]: unknown;
    };
    answer: { data: Withdrawal[]; recordsTotal: number; recordsFiltered: number };
  };

  /** Cancel a withdrawal in review; the amount returns to your earnings: `POST /api/v1/withdrawals/{id}/cancel` */
  cancelWithdrawal: {
    params: { id: number | string };
    answer: { data: Withdrawal };
  };

  /** List payment methods for adding funds, with fees, bonuses and limits: `GET /api/v1/payment-methods` */
  listPaymentMethods: {
    answer: { data: PaymentMethodView[] };
  };

  /** List payment methods that give a bonus: `GET /api/v1/payment-methods-with-bonuses` */
  listPaymentMethodsWithBonuses: {
    answer: { data: PaymentMethodView[] };
  };

  /** List payment methods that can link a card: `GET /api/v1/payment-methods/get-available-for-recurring-payments` */
  listRecurringPaymentMethods: {
    answer: { data: PaymentMethodView[] };
  };

  /** List payment methods a partner can offer in an order widget: `GET /api/v1/payment-methods/get-available-for-order-widget` */
  listOrderWidgetPaymentMethods: {
    answer: { data: PaymentMethodView[] };
  };

  /** List payment methods for an order; balance only when signed in: `GET /api/v1/order-widget/payment-methods` */
  listCheckoutPaymentMethods: {
    answer: { data: PaymentMethodView[] };
  };

  /** List your order widgets: `GET /api/v1/order-widgets` */
  listOrderWidgets: {
    answer: {
      data: OrderWidgetView[];
      /** What a new widget gets, and the most one may have. */
      default_reward_percent: number;
      maximum_reward_percent: number;
    };
  };

  /** Create an order widget for your site: `POST /api/v1/order-widgets` */
  createOrderWidget: {
    body: {
      name: string;
      minimum_purchase_amount?: string;
      payment_methods?: number[];
      reward_percent?: number;
      allowed_origins?: string[];
      theme?: WidgetTheme;
      color?: string | null;
      language?: Locale | null;
      service_id?: number | null;
      service_type_id?: number | null;
    };
    answer: { data: OrderWidgetView };
  };

  /** Change an order widget; omitted fields stay unchanged: `PATCH /api/v1/order-widgets/{id}` */
  changeOrderWidget: {
    params: { id: number | string };
    body: WidgetChanges;
    answer: { data: OrderWidgetView };
  };

  /** Delete an order widget; rewards for its orders are still paid: `DELETE /api/v1/order-widgets/{id}` */
  deleteOrderWidget: {
    params: { id: number | string };
    answer: undefined;
  };

  /** Create a new key for an order widget; the old one stops working immediately: `POST /api/v1/order-widgets/{id}/key` */
  renewOrderWidgetKey: {
    params: { id: number | string };
    answer: { data: OrderWidgetView };
  };

  /** Get orders and rewards of your order widgets; the last 30 days by default: `GET /api/v1/order-widget-statistics` */
  getOrderWidgetStatistics: {
    query: StatisticsQueryInput;
    answer: {
      data: WidgetStatisticsRow[];
      total: {
        orders: number;
        paid: string;
        /** Charged and not refunded. */
        turnover: string;
        /** Of orders that have not ended. */
        pending: string;
        held: string;
      };
    };
  };

  /** Export the statistics of your order widgets as CSV: `GET /api/v1/order-widget-statistics/export` */
  exportOrderWidgetStatistics: {
    query: StatisticsQueryInput;
    answer: string;
  };

  /** List your linked cards: `GET /api/v1/recurring-payments-methods` */
  listLinkedCards: {
    answer: { data: LinkedCardView[] };
  };

  /** List your linked cards for an order form: `GET /api/v1/order-widget/recurring-payments-methods` */
  listLinkedCardsForOrders: {
    answer: { data: LinkedCardView[] };
  };

  /** Start linking a card; card details are entered on the payment provider’s page: `POST /api/v1/recurring-payments-methods` */
  linkCard: {
    body: { payment_method_id: number; subscription_id?: number | null };
    answer: { data: { redirect_url: string } };
  };

  /** Remove a linked card, here and at the payment provider: `DELETE /api/v1/recurring-payments-methods/{cardId}` */
  removeLinkedCard: {
    params: { cardId: number | string };
    answer: undefined;
  };

  /** Quote a top-up: fee, bonus and total: `POST /api/v1/invoices/total-amount` */
  quoteInvoice: {
    body: {
      amount: string;
      payment_method_id: number;
      coupon_code?: string | null;
    };
    answer: { data: InvoiceQuote };
  };

  /** Create an invoice for a top-up and get how to pay it: `POST /api/v1/add-funds` */
  addFunds: {
    body: {
      amount: string;
      payment_method_id: number;
      success_url?: string | null;
      cancel_url?: string | null;
      /** Pay at once with this linked card instead of going to the gateway. */
      recurring_payments_method_id?: number | null;
      coupon_code?: string | null;
    };
    answer: { data: PaymentStepView };
  };

  /** Report an invoice as paid, with up to five `files` as proof; staff check it before funds are added: `POST /api/v1/invoices/{invoiceId}/mark-is-paid` */
  markInvoicePaid: {
    params: { invoiceId: number | string };
    body: { comment?: string | null };
    answer: undefined;
  };

  /** List your invoices: `GET /api/v1/invoices` */
  listInvoices: {
    query: {
      page?: number | string;
      per_page?: number | string;
      order_by?: 'amount' | 'created_at' | 'id' | 'status';
      order_on?: 'asc' | 'desc';
      start?: number | string;
      length?: number | string;
      'order[0][column]'?: number | string;
      'order[0][dir]'?: 'asc' | 'desc';
      'search[value]'?: string;
      [key: string]: unknown;
    };
    answer: { data: InvoiceView[]; recordsTotal: number; recordsFiltered: number };
  };

  /** Get an invoice and, while it’s open, how to pay it: `GET /api/v1/invoices/{invoiceId}` */
  getInvoice: {
    params: { invoiceId: number | string };
    answer: { data: InvoiceWithStep };
  };

  /** Check with the payment provider whether an invoice has been paid: `POST /api/v1/invoices/{invoiceId}/check` */
  checkInvoice: {
    params: { invoiceId: number | string };
    answer: { data: InvoiceView };
  };

  /** Cancel an open invoice; its coupon can be used again: `POST /api/v1/invoices/{invoiceId}/cancel` */
  cancelInvoice: {
    params: { invoiceId: number | string };
    answer: undefined;
  };

  /** Get the receipt of a paid invoice: `GET /api/v1/invoices/{invoiceId}/receipt` */
  getReceipt: {
    params: { invoiceId: number | string };
    answer: { data: InvoicesReceipt };
  };

  /** Download the receipt as PDF: `GET /api/v1/invoices/{invoiceId}/receipt.pdf` */
  downloadReceipt: {
    params: { invoiceId: number | string };
    answer: undefined;
  };

  /** Receive signed payment events from a payment provider: `POST /webhooks/payments/{methodId}` */
  receivePaymentWebhook: {
    params: { methodId: number | string };
    answer: undefined;
  };

  /** Press a button of the built-in test payment page: `POST /sandbox-payments/{token}` */
  actOnSandboxPayment: {
    params: { token: string };
    body: {
      action: 'delay' | 'dispute' | 'fail' | 'pay' | 'refund';
      card?: 'declined' | 'expired' | 'good';
    };
    answer: { data: { next_url: string } };
  };

  /** Get the results of your referral link: totals, and by day (UTC): `GET /api/v1/referral-program/statistics` */
  getReferralStatistics: {
    query: { days?: '30' | '365' | '7' | '90' };
    answer: { data: ReferralStatistics };
  };

  /** List people you invited and what their orders earned you: `GET /api/v1/referral-program/referrals` */
  listReferrals: {
    query: {
      page?: number | string;
      per_page?: number | string;
      order_by?: 'created_at' | 'earned' | 'orders';
      order_on?: 'asc' | 'desc';
      start?: number | string;
      length?: number | string;
      'order[0][column]'?: number | string;
      'order[0][dir]'?: 'asc' | 'desc';
      'search[value]'?: string;
      [key: string]: unknown;
    };
    answer: { data: Referral[]; recordsTotal: number; recordsFiltered: number };
  };

  /** Record a visit through a referral link; each visitor counts once a day: `POST /api/v1/referral-program/visits` */
  recordReferralVisit: {
    body: { ref: string };
    answer: undefined;
  };
}

export interface Coupon {
  id: number;
  name: string;
  code: string;
  description: string;
  bonus_type: CouponType;
  bonus_amount_calculation_type: CouponCalculation;
  /** For a `fixed` coupon. */
  bonus_amount: string | null;
  /** For a `percent` coupon, as a share of one. */
  bonus_percentage: number | null;
  min_amount: string;
  valid_to: string | null;
}

export interface CouponProblemView {
  reason: CouponReason;
  minimum: string | null;
}

export interface FinanceEntry {
  id: number;
  type: FinanceType;
  wallet: FinanceWallet;
  amount: string;
  /** What the wallet held afterwards, by the dates of its entries. */
  balance: string;
  order_id: number | null;
  payment_method: string | null;
  reason: string | null;
  created_at: string;
}

export type FinanceType = 
  | 'admin'
  | 'bonus'
  | 'campaign_plan'
  | 'cancel_order'
  | 'chargeback'
  | 'child_panel'
  | 'coupon'
  | 'fee'
  | 'invoiced'
  | 'order'
  | 'referral'
  | 'repayment'
  | 'task'
  | 'widget_reward'
  | 'withdrawal';

export type FinanceWallet = 'balance' | 'referral' | 'task';

export interface InvoiceQuote {
  original_amount: string;
  fee: string;
  fee_percent: number;
  total_amount: string;
  /** What the gateway will charge. */
  charge: GatewayCharge;
  /** What whole cents add to the total; it is credited too. */
  surplus: string;
  coupon_bonus: string;
  coupon_bonus_percentage: number;
  /** Null when no coupon was given or the given one does not apply. */
  coupon_bonus_type: CouponType | null;
  coupon_bonus_amount_calculation_type: CouponCalculation | null;
  /** Why the given coupon does not apply. */
  coupon_problem: CouponProblemView | null;
  payment_method_bonus: string;
  payment_method_bonus_percent: number;
  total_bonus: string;
  to_be_credited: string;
}

export interface InvoiceView {
  id: number;
  status: InvoiceStatus;
  purpose: 'add_funds' | 'orders';
  payment_method: { id: number; name: string; icon: string | null; strategy: string };
  amount: string;
  fee: string;
  /** What whole cents add; it is credited too. */
  surplus: string;
  /** All three together. */
  total_amount: string;
  total_bonus: string;
  /** How much of the credit was refunded since. */
  refunded_amount: string;
  charge: GatewayCharge;
  /** Why it is under review. */
  review_reason: string | null;
  created_at: string;
  expires_at: string;
  paid_at: string | null;
}

/** With how to go on while it is open. */
export interface InvoiceWithStep {
  id: number;
  status: InvoiceStatus;
  purpose: 'add_funds' | 'orders';
  payment_method: { id: number; name: string; icon: string | null; strategy: string };
  amount: string;
  fee: string;
  /** What whole cents add; it is credited too. */
  surplus: string;
  /** All three together. */
  total_amount: string;
  total_bonus: string;
  /** How much of the credit was refunded since. */
  refunded_amount: string;
  charge: GatewayCharge;
  /** Why it is under review. */
  review_reason: string | null;
  created_at: string;
  expires_at: string;
  paid_at: string | null;
  step: PaymentStepView | null;
}

export interface InvoicesReceipt {
  number: string;
  paid_at: string;
  status: InvoiceStatus;
  seller: ReceiptParty;
  buyer: ReceiptParty;
  payment_method: string;
  payment_reference: string | null;
  purpose: 'add_funds' | 'orders';
  amount: string;
  fee: string;
  /** Credited to the payer's balance. */
  surplus: string;
  total: string;
  bonus: string;
  /** How much was refunded since, in dollars. */
  refunded: string;
  charge: GatewayCharge;
}

export interface LinkedCardView {
  id: number;
  name: string;
  /** The card's brand, in lower case. */
  type: string;
  icon: string;
  payment_method_id: number;
  expires_at: { year: number; month: number } | null;
  is_expired: boolean;
  /** The last charge was refused by the bank. */
  has_failed: boolean;
  created_at: string;
}

export interface OrderWidgetView {
  id: number;
  name: string;
  /** Publishable: it reads the catalogue and requests orders, and opens nothing else. */
  api_token: string;
  minimum_purchase_amount: string;
  /** Empty: every method that the panel offers to widgets. */
  payment_methods: number[];
  reward_percent: number;
  /** The sites that may show it. */
  allowed_origins: string[];
  theme: WidgetTheme;
  /** Null: the panel's colour. */
  color: string | null;
  /** Null: the visitor's language. */
  language: Locale | null;
  /** What it offers first. */
  service_id: number | null;
  service_type_id: number | null;
  is_enabled: boolean;
  /** Staff took it out of use. */
  is_blocked: boolean;
}

export interface PaymentCharts {
  start_date: string;
  end_date: string;
  total_income: string;
  total_spending: string;
  days: { date: string; income: string; spending: string }[];
  types: { type: FinanceType; income: string; spending: string; count: number }[];
}

export interface PaymentMethodView {
  id: number;
  name: string;
  strategy: string;
  /** What the payer does after choosing it. */
  flow: PaymentFlow;
  /** Whether it may pay for services with `payment_restricted`. */
  accepts_restricted: boolean;
  description: string;
  /** HTML that the operator wrote. */
  additional_information: string;
  comments: string;
  icon: string | null;
  fee_percent: number;
  /** The highest bonus that can be reached. */
  reward_percent: number;
  min_amount: string;
  max_amount: string | null;
  charge_currency: ChargeCurrency;
  charge_type: 'one_time' | 'recurring';
  payment_method_bonuses: { bonus_percent: number; from_amount: string }[];
  public_fields: {
    /** Whether the payer gets a code to scan. */
    qr_code: boolean;
    is_user_comment: boolean;
  };
}

export interface PaymentStepView {
  invoice_id: number;
  strategy: string;
  status: InvoiceStatus;
  /** Where to pay, if it is on another site. */
  redirect_url: string | null;
  qr_code: string | null;
  payment_message: {
    method_name: string;
    account_number: string;
    /** The payment reference for the transfer. */
    comment: string;
    instructions: string;
    is_user_comment: boolean;
  } | null;
  charge: GatewayCharge;
  /** Until when this charge holds. */
  expires_at: string;
}

export interface ReceiptParty {
  name: string;
  lines: string[];
}

export interface Referral {
  /** Masked: `m***@g***.com`. */
  email: string;
  created_at: string;
  /** Orders that have ended. */
  orders: number;
  earned: string;
  pending: string;
}

export interface ReferralStatistics {
  /** Distinct visitors by day, ever. */
  visits: number;
  sign_ups: number;
  /** Orders that have ended and brought a reward, or would have. */
  orders: number;
  /** The share of orders that still run. */
  pending: string;
  /** Waits for an operator. */
  held: string;
  /** What orders that have ended brought, less what was taken back. */
  matured: string;
  /** Taken back after refunds and disputes. */
  reversed: string;
  days: {
    date: string;
    visits: number;
    sign_ups: number;
    orders: number;
    earned: string;
  }[];
}

export interface StatisticsQueryInput {
  group_by?: WidgetGrouping;
  start_date?: string;
  end_date?: string;
}

export interface Wallets {
  /** Cash and bonus: orders are paid from these. */
  balance: string;
  cash: string;
  bonus: string;
  referral: string;
  task: string;
  /** Reserved for withdrawals that are not paid yet. */
  hold: string;
  /** Owed after a charged-back payment. */
  owed: string;
  /** What may be withdrawn or moved to the balance. */
  withdrawable: string;
}

export interface WidgetChanges {
  is_enabled?: boolean;
  name?: string;
  minimum_purchase_amount?: string;
  payment_methods?: number[];
  reward_percent?: number;
  allowed_origins?: string[];
  theme?: WidgetTheme;
  color?: string | null;
  language?: Locale | null;
  service_id?: number | null;
  service_type_id?: number | null;
}

export interface WidgetStatisticsRow {
  key: string;
  /** Customers are only numbered: a partner does not learn who they are. */
  label: string;
  orders: number;
  /** Charged and not refunded. */
  turnover: string;
  /** Of orders that have not ended. */
  pending: string;
  held: string;
  paid: string;
}

export interface Withdrawal {
  id: number;
  amount: string;
  fee: string;
  /** What is paid out: amount less fee. */
  payout: string;
  method: { id: number; name: string; icon: string | null };
  account_number: string;
  user_comment: string;
  status: WithdrawalStatus;
  payout_reference: string | null;
  reject_reason: string | null;
  created_at: string;
  ended_at: string | null;
}

export interface WithdrawalMethod {
  id: number;
  name: string;
  icon: string | null;
  description: string;
  /** What to enter as account number. */
  account_hint: string;
  min_amount: string;
  max_amount: string | null;
  fee_percent: number;
  min_fee: string;
}

export interface WithdrawalQuote {
  original_amount: string;
  fee: string;
  fee_percent: number;
  min_fee: string;
  total_amount: string;
}

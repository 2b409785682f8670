// Written by `npm run call-types` from the schemas beside this folder; a check holds it to them.
import type { Network } from './catalogue.ts';
import type { GatewayCharge } from './common.ts';
import type { CouponProblemView, InvoiceWithStep, InvoicesReceipt, PaymentStepView } from './money.ts';
import type { CouponCalculation, CouponType } from '@marquee/domain/coupons/coupon.ts';
import type { DripFeedMode } from '@marquee/domain/drip-feed/plan.ts';
import type { RefillStatus } from '@marquee/domain/orders/refill-status.ts';
import type { OrderStatus } from '@marquee/domain/orders/status.ts';

export interface OrderingCalls {
  /** List links for the order form: saved ones first, then those of recent orders: `GET /api/v1/saved-links` */
  listSavedLinks: {
    answer: { data: SavedLink[] };
  };

  /** Save a link with a name; saving it again changes the name: `POST /api/v1/saved-links` */
  saveLink: {
    body: { url: string; name?: string };
    answer: { data: SavedLink[] };
  };

  /** Remove a saved link, or hide a link of an order: `POST /api/v1/saved-links/forget` */
  forgetLink: {
    body: { url: string };
    answer: { data: SavedLink[] };
  };

  /** Quote a checkout, with coupon, fee and bonuses: `POST /api/v1/order-widget/services/total-cost` */
  getTotalCost: {
    body: {
      services: OrderLineInput[];
      recurring_payments_method_id?: number;
      /** As if the method's minimum were paid where the orders cost less. */
      pay_minimum?: 0 | 1 | boolean;
      coupon_code?: string;
      payment_method_id?: number;
      order_widget_type?: string;
      is_speedup?: 0 | 1 | boolean;
    };
    answer: { data: CostResult };
  };

  /** Validate order lines, including links and texts, without placing them: `POST /api/v1/order-widget/validate-order` */
  validateOrder: {
    body: {
      orders: OrderLineInput[];
      coupon_code?: string;
      payment_method_id?: number;
    };
    answer: { data: { is_valid: boolean } };
  };

  /** Get the largest quantities for a given amount: `POST /api/v1/order-widget/services/quantity-by-cost` */
  getWidgetQuantityByCost: {
    body: {
      services: {
        service_id: number;
        desired_cost: string;
        is_guarantee?: 0 | 1 | boolean;
      }[];
      contents_limit?: number;
    };
    answer: {
      data: {
        total_cost: string;
        services: {
          service_id: number;
          quantity: number;
          cost: string;
          cost_float: number;
        }[];
      };
    };
  };

  /** Get the largest quantities for a given amount: `POST /api/v1/services/quantity-by-cost` */
  getQuantityByCost: {
    body: {
      services: {
        service_id: number;
        desired_cost: string;
        is_guarantee?: 0 | 1 | boolean;
      }[];
      contents_limit?: number;
    };
    answer: {
      data: {
        total_cost: string;
        services: {
          service_id: number;
          quantity: number;
          cost: string;
          cost_float: number;
        }[];
      };
    };
  };

  /** Get the price of a service for a quantity, or for its default quantity: `GET /api/v1/services/{serviceId}/cost` */
  getServiceCost: {
    params: { serviceId: number | string };
    query: { quantity?: number | string };
    answer: {
      data: {
        service_id: number;
        quantity: number;
        cost: string;
        cost_float: number;
      };
    };
  };

  /** Get the price of several services per post and in total: `POST /api/v1/services/cost` */
  getServicesCost: {
    body: {
      services: {
        service_id: number;
        quantity: number;
        is_guarantee?: 0 | 1 | boolean;
      }[];
      contents_limit?: number;
      /** A linked card that would be charged for each publication. */
      recurring_payments_method_id?: number;
    };
    answer: {
      data: {
        total_cost: string;
        services: {
          service_id: number;
          quantity: number;
          cost: string;
          cost_float: number;
        }[];
        cost_per_publication: string;
        card_charge: CardCharge | null;
      };
    };
  };

  /** Resume a paused order, or retry a failed one: `POST /api/v1/orders/{orderId}/activate` */
  activateOrder: {
    params: { orderId: number | string };
    answer: { data: OrderDetails };
  };

  /** Refill or cancel up to 100 orders, each on its own; repeating the call is safe: `POST /api/v1/orders/bulk` */
  actOnOrders: {
    body: { action: BulkAction; ids: number[] };
    answer: {
      data: {
        id: number;
        outcome: 'done' | 'not_found' | 'refused' | 'requested' | 'unchanged';
        /** What this call paid back. */
        refunded: string;
      }[];
    };
  };

  /** Open a ticket about an order: `POST /api/v1/orders/{orderId}/support` */
  askOrderSupport: {
    params: { orderId: number | string };
    body: { subject: string; text: string; email?: string | null };
    answer: { data: { ticket_id: number } };
  };

  /** Request a refill of what dropped, within the guarantee: `POST /api/v1/orders/{orderId}/refill-requests` */
  askRefill: {
    params: { orderId: number | string };
    answer: { data: RefillRequestView };
  };

  /** Cancel an order and refund the undelivered part; only requested if a provider already has it: `POST /api/v1/orders/{orderId}/cancel` */
  cancelOrder: {
    params: { orderId: number | string };
    answer: { data: OrderDetails };
  };

  /** Remove an ended order from your lists, or discard an unpaid one: `POST /api/v1/orders/{orderId}/delete` */
  deleteOrder: {
    params: { orderId: number | string };
    answer: undefined;
  };

  /** Export your orders as CSV, newest first: `GET /api/v1/orders/export` */
  exportOrders: {
    query: {
      'search[value]'?: string;
      status?: readonly OrderStatus[] | string;
      service_id?: number | string;
      network_id?: number | string;
      drip_feed_id?: number | string;
      subscription_id?: number | string;
      start_date?: string;
      end_date?: string;
    };
    answer: string;
  };

  /** Get an order with its timeline: `GET /api/v1/orders/{orderId}` */
  getOrder: {
    params: { orderId: number | string };
    answer: { data: OrderDetails };
  };

  /** Get what you ordered, received and spent, by time, service, network or status: `GET /api/v1/orders/statistics` */
  getOrderStatistics: {
    query: {
      groupBy?: 'day' | 'month' | 'network' | 'service' | 'status' | 'week';
      startDate?: string;
      endDate?: string;
      /** Only these orders. */
      orders?: readonly string[] | string;
    };
    answer: {
      data: {
        /** A date, an id or a status. */
        key: string;
        label: string;
        orders: number;
        quantity: number;
        delivered: number;
        charged: string;
        refunded: string;
      }[];
      total_amount: string;
    };
  };

  /** List the keywords an order is delivered through: `GET /api/v1/orders/{orderId}/keywords` */
  listOrderKeywords: {
    params: { orderId: number | string };
    answer: { data: { keyword: string }[] };
  };

  /** List your orders, newest first; pass the last ID as `before` for the next page: `GET /api/v1/orders` */
  listOrders: {
    query: {
      before?: number | string;
      per_page?: number | string;
      status?: readonly OrderStatus[] | string;
      service_id?: number | string;
      network_id?: number | string;
      drip_feed_id?: number | string;
      subscription_id?: number | string;
      start_date?: string;
      end_date?: string;
    };
    answer: { data: OrderView[]; next: number | null };
  };

  /** List your orders as a table, with sorting, filters, search and pages: `GET /api/v1/orders/datatable` */
  listOrdersTable: {
    query: {
      page?: number | string;
      per_page?: number | string;
      order_by?: 
        | 'completed_at'
        | 'cost'
        | 'created_at'
        | 'current_quantity'
        | 'id'
        | 'name'
        | 'price'
        | 'quantity'
        | 'service'
        | 'start_quantity'
        | 'status'
        | 'url';
      order_on?: 'asc' | 'desc';
      start?: number | string;
      length?: number | string;
      'order[0][column]'?: number | string;
      'order[0][dir]'?: 'asc' | 'desc';
      'search[value]'?: string;
      status?: readonly OrderStatus[] | string;
      service_id?: number | string;
      network_id?: number | string;
      drip_feed_id?: number | string;
      subscription_id?: number | string;
      start_date?: string;
      end_date?: string;
      [key: string]: unknown;
    };
    answer: { data: OrderView[]; recordsTotal: number; recordsFiltered: number };
  };

  /** List the refill requests of an order, newest first: `GET /api/v1/orders/{orderId}/refill-requests` */
  listRefillRequests: {
    params: { orderId: number | string };
    answer: { data: RefillRequestView[] };
  };

  /** Pause delivery: `POST /api/v1/orders/{orderId}/pause` */
  pauseOrder: {
    params: { orderId: number | string };
    answer: { data: OrderDetails };
  };

  /** Server-sent events: `order` with the order whenever it changes; ends after a few minutes: `GET /api/v1/orders/{orderId}/events` */
  watchOrder: {
    params: { orderId: number | string };
    answer: string;
  };

  /** Hide guest orders that aren’t yours; they are not offered again: `POST /api/v1/guest-orders/dismiss` */
  dismissGuestOrders: {
    answer: undefined;
  };

  /** Get how many guest orders were placed with your e-mail address: `GET /api/v1/guest-orders` */
  getGuestOrders: {
    answer: { data: GuestOrders };
  };

  /** Add guest orders placed with your e-mail address to your account, with any remaining balance: `POST /api/v1/guest-orders/take-over` */
  takeOverGuestOrders: {
    answer: { data: { orders: number } };
  };

  /** Check with the payment provider whether a guest checkout has been paid: `POST /api/v1/order-status/{token}/check` */
  checkOrderStatus: {
    params: { token: string };
    answer: undefined;
  };

  /** Report the invoice of a guest checkout as paid; staff check it: `POST /api/v1/order-status/{token}/mark-is-paid` */
  claimOrderStatusPaid: {
    params: { token: string };
    body: { invoice_id: number; comment?: string | null };
    answer: undefined;
  };

  /** Download the receipt of a guest checkout as PDF: `GET /api/v1/order-status/{token}/receipt.pdf` */
  downloadOrderStatusReceipt: {
    params: { token: string };
    answer: undefined;
  };

  /** Get a guest checkout by its link: `GET /api/v1/order-status/{token}` */
  getOrderStatus: {
    params: { token: string };
    query: { order?: number | string };
    answer: { data: OrderStatusView };
  };

  /** Create an invoice for an unpaid guest checkout and get how to pay it: `POST /api/v1/order-status/{token}/pay` */
  payOrderStatus: {
    params: { token: string };
    body: {
      payment_method_id: number;
      pay_minimum?: 0 | 1 | boolean;
      /** Before the method's fee, as the payer saw it: if it is higher now, the call is rejected. */
      total?: string;
    };
    answer: { data: PaymentStepView };
  };

  /** Request a refill for a guest order, within the guarantee: `POST /api/v1/order-status/{token}/orders/{orderId}/refill-requests` */
  refillOrderStatus: {
    params: { token: string; orderId: number | string };
    answer: undefined;
  };

  /** Server-sent events: `checkout` with a `version` whenever a guest checkout changes; ends after a few minutes: `GET /api/v1/order-status/{token}/events` */
  watchOrderStatus: {
    params: { token: string };
    answer: string;
  };

  /** Cancel the runs that no provider has yet and refund them: `POST /api/v1/drip-feeds/{dripFeedId}/cancel` */
  cancelDripFeed: {
    params: { dripFeedId: number | string };
    answer: { data: { canceled: number; refunded: string } };
  };

  /** Get a drip-feed with the order of each run: `GET /api/v1/drip-feeds/{dripFeedId}` */
  getDripFeed: {
    params: { dripFeedId: number | string };
    answer: { data: DripFeedDetails };
  };

  /** List your drip-feeds: `GET /api/v1/drip-feeds` */
  listDripFeeds: {
    query: {
      page?: number | string;
      per_page?: number | string;
      order_by?: 'created_at' | 'id' | 'status';
      order_on?: 'asc' | 'desc';
      start?: number | string;
      length?: number | string;
      'order[0][column]'?: number | string;
      'order[0][dir]'?: 'asc' | 'desc';
      'search[value]'?: string;
      status?: readonly ('canceled' | 'completed' | 'in_moderation' | 'in_processing' | 'unpaid')[] | string;
      [key: string]: unknown;
    };
    answer: { data: DripFeedView[]; recordsTotal: number; recordsFiltered: number };
  };

  /** Pay for an unpaid order from your balance: `POST /api/v1/orders/{orderId}/pay-by-balance` */
  payOrderByBalance: {
    params: { orderId: number | string };
    body: { unpaid_discount?: 0 | 1 | boolean; total?: string };
    answer: { data: OrderDetails };
  };

  /** Create an invoice for an unpaid order and get how to pay it, or charge a linked card: `POST /api/v1/orders/{orderId}/pay-by-invoice` */
  payOrderByInvoice: {
    params: { orderId: number | string };
    body: {
      payment_method_id?: number;
      /** A linked card instead of a method. */
      recurring_payments_method_id?: number;
      pay_minimum?: 0 | 1 | boolean;
      unpaid_discount?: 0 | 1 | boolean;
      /** Before the method's fee. */
      total?: string;
    };
    answer: { data: PaymentStepView };
  };

  /** Place orders and pay from your balance: `POST /api/v1/orders` */
  placeOrders: {
    body: {
      orders: OrderLineInput[];
      coupon_code?: string | null;
      /** Where the order was placed, for statistics. */
      source?: string;
      is_speedup?: 0 | 1 | boolean;
      total?: string;
      google_analytics4_client_id?: string | null;
      google_analytics4_session_id?: string | null;
    };
    answer: { data: PlacedOrders };
  };

  /** Confirm a payment requested by a partner’s widget; the code works once, for one minute: `POST /api/v1/widget-payments` */
  confirmWidgetPayment: {
    body: { api_token: string; total: string };
    answer: { data: { code: string } };
  };

  /** Place orders and pay from the balance of the customer who confirmed the payment: `POST /api/v1/order-widget/orders-by-code` */
  placeOrdersByCode: {
    body: {
      code: string;
      orders: OrderLineInput[];
      coupon_code?: string | null;
      /** Where the order was placed, for statistics. */
      source?: string;
      is_speedup?: 0 | 1 | boolean;
      total?: string;
      google_analytics4_client_id?: string | null;
      google_analytics4_session_id?: string | null;
    };
    answer: { data: PlacedOrders };
  };

  /** Place orders from the order form and pay from your balance: `POST /api/v1/order-widget/orders` */
  placeWidgetOrders: {
    body: {
      orders: OrderLineInput[];
      coupon_code?: string | null;
      /** Where the order was placed, for statistics. */
      source?: string;
      is_speedup?: 0 | 1 | boolean;
      total?: string;
      google_analytics4_client_id?: string | null;
      google_analytics4_session_id?: string | null;
    };
    answer: { data: PlacedOrders };
  };

  /** Record that a visitor pressed the order button: `POST /api/v1/order-widget/events/checkout-button` */
  recordCheckoutButton: {
    answer: undefined;
  };

  /** Record that a visitor entered a link: `POST /api/v1/order-widget/events/enter-url` */
  recordEnterUrl: {
    answer: undefined;
  };

  /** Record that a visitor went to the payment page: `POST /api/v1/order-widget/events/payment-page` */
  recordPaymentPage: {
    answer: undefined;
  };

  /** Place orders paid with a payment method; guests give an e-mail address: `POST /api/v1/order-widget/widget-order-requests` */
  requestOrders: {
    body: {
      payment_method_id: number;
      orders: OrderLineInput[];
      /** Required from guests, ignored from others. */
      email?: string;
      pay_minimum?: 0 | 1 | boolean;
      affiliate_code?: string | null;
      success_url?: string | null;
      cancel_url?: string | null;
      coupon_code?: string | null;
      /** Where the order was placed, for statistics. */
      source?: string;
      is_speedup?: 0 | 1 | boolean;
      total?: string;
      google_analytics4_client_id?: string | null;
      google_analytics4_session_id?: string | null;
    };
    answer: {
      data: RequestedOrders;
      user: { isNewUser: boolean; email: string } | null;
    };
  };

  /** Place orders and pay with a linked card: `POST /api/v1/order-widget/widget-order-requests-with-recurring-payments-method` */
  requestOrdersWithCard: {
    body: {
      recurring_payments_method_id: number;
      orders: OrderLineInput[];
      pay_minimum?: 0 | 1 | boolean;
      coupon_code?: string | null;
      /** Where the order was placed, for statistics. */
      source?: string;
      is_speedup?: 0 | 1 | boolean;
      total?: string;
      google_analytics4_client_id?: string | null;
      google_analytics4_session_id?: string | null;
    };
    answer: { data: RequestedOrders };
  };

  /** List your subscriptions as a table: `GET /api/v1/subscriptions` */
  listSubscriptions: {
    query: {
      page?: number | string;
      per_page?: number | string;
      order_by?: 
        | 'contents_limit'
        | 'created_at'
        | 'id'
        | 'name'
        | 'status'
        | 'subscription_contents_count'
        | 'url';
      order_on?: 'asc' | 'desc';
      start?: number | string;
      length?: number | string;
      'order[0][column]'?: number | string;
      'order[0][dir]'?: 'asc' | 'desc';
      'search[value]'?: string;
      status?: readonly ('canceled' | 'completed' | 'in_processing')[] | string;
      [key: string]: unknown;
    };
    answer: {
      data: SubscriptionView[];
      recordsTotal: number;
      recordsFiltered: number;
    };
  };

  /** Create a subscription that orders services for every new post of a channel: `POST /api/v1/subscriptions` */
  createSubscription: {
    body: {
      url: string;
      services: {
        service_id: number;
        quantity: number;
        max_quantity?: number | null;
        countries?: string[];
        delay_minutes?: number;
        expires_at?: string | null;
      }[];
      name?: string;
      type?: 'autopromotion';
      /** Accepted but not used: the caller is signed in. */
      email?: string | null;
      contents_limit?: number;
      /** Absent: each publication is paid from the balance. */
      recurring_payments_method_id?: number | null;
    };
    answer: { data: SubscriptionDetails };
  };

  /** List networks that support subscriptions: `GET /api/v1/subscriptions/networks` */
  listSubscriptionNetworks: {
    answer: { data: Network[] };
  };

  /** List what can be ordered for every new post on a network: `GET /api/v1/subscriptions/networks/{networkId}/service-types` */
  listSubscriptionServiceTypes: {
    params: { networkId: number | string };
    answer: { data: SubscribableType[] };
  };

  /** Get a subscription with its posts and their orders: `GET /api/v1/subscriptions/{subscriptionId}` */
  getSubscription: {
    params: { subscriptionId: number | string };
    answer: { data: SubscriptionDetails };
  };

  /** List the posts of a subscription with their orders, newest first, by page: `GET /api/v1/subscriptions/{subscriptionId}/contents` */
  listSubscriptionContents: {
    params: { subscriptionId: number | string };
    query: { page?: number | string; per_page?: number | string };
    answer: {
      data: SubscriptionContent[];
      recordsTotal: number;
      recordsFiltered: number;
    };
  };

  /** Change the payment method of a subscription: another linked card or your balance: `POST /api/v1/subscriptions/{subscriptionId}/payment` */
  changeSubscriptionPayment: {
    params: { subscriptionId: number | string };
    body: { recurring_payments_method_id: number | null };
    answer: { data: SubscriptionDetails };
  };

  /** Cancel a subscription; orders already placed continue: `POST /api/v1/subscriptions/{subscriptionId}/cancel` */
  cancelSubscription: {
    params: { subscriptionId: number | string };
    answer: { data: SubscriptionDetails };
  };
}

export type BulkAction = 'cancel' | 'refill';

export interface CardCharge {
  fee: string;
  fee_percent: number;
  surplus: string;
  total: string;
}

export interface CostResult {
  total: string;
  floatTotal: number;
  /** The total with the lines sped up that can be; null where speed-up would not help now. */
  totalWithSpeedup: string | null;
  /** All lines, before coupon and fee. */
  originalAmount: string;
  floatOriginal: number;
  fee: string;
  feeFloat: number;
  feePercent: number;
  /** Null where no coupon applies. */
  couponBonus: string | null;
  couponBonusFloat: number | null;
  couponBonusPercentage: number | null;
  couponBonusType: CouponType | null;
  couponBonusAmountCalculationType: CouponCalculation | null;
  /** Null where a coupon applies, or none was given. */
  couponProblem: CouponProblemView | null;
  /** What is credited later: cashback and the payment method's bonus. */
  totalBonusFloat: number;
  paymentMethodBonus: string;
  paymentMethodBonusPercent: number;
  /** Saved by discounts of services or of the customer's grade. */
  discount: string;
  beforeDiscountAmount: string;
  /** Part of the total that pays for nothing: it reaches the method's minimum and becomes balance. */
  toBalance: string;
  /** The line, by its index, and its smallest quantity with which the orders reach the method's minimum. */
  raiseToMinimum: { index: number; quantity: number } | null;
  /** What is taken from the balance, or what the gateway charges. */
  charge: GatewayCharge;
  /** What the gateway charges beyond the total, to come to whole cents. It is credited to the balance. */
  surplus: string;
  /** Lines grouped by link, in the order they were sent. */
  items: {
    url: string;
    total: string;
    services: {
      index: number;
      service_id: number;
      cost: string;
      total_quantity: number;
      can_speedup: boolean;
      cost_with_speedup: string;
    }[];
  }[];
}

export interface DripFeedDetails {
  id: number;
  status: 'canceled' | 'completed' | 'in_moderation' | 'in_processing' | 'unpaid';
  service: OrderedService;
  url: string;
  mode: DripFeedMode;
  runs: number;
  /** One per run. */
  orders_count: number;
  /** It promotes the single publication that its link leads to. */
  contents_limit: number;
  minutes_between_runs: number;
  /** The first run's quantity, and by how much each next one differs. */
  quantity: number;
  quantity_step: number;
  total_quantity: number;
  /** Total of all runs so far. */
  current_quantity: number;
  completed_runs: number;
  canceled_runs: number;
  /** When the next run starts; null when there is none left. */
  next_run_at: string | null;
  cost: string;
  refunded: string;
  created_at: string;
  ended_at: string | null;
  actions: { cancelable: boolean; payable: boolean };
  orders: {
    id: number;
    run: number;
    status: OrderStatus;
    cancel_reason: string | null;
    quantity: number;
    current_quantity: number;
    starts_at: string;
    /** Still to come. */
    is_scheduled: boolean;
    refunded: string;
  }[];
}

export interface DripFeedView {
  id: number;
  status: 'canceled' | 'completed' | 'in_moderation' | 'in_processing' | 'unpaid';
  service: OrderedService;
  url: string;
  mode: DripFeedMode;
  runs: number;
  /** One per run. */
  orders_count: number;
  /** It promotes the single publication that its link leads to. */
  contents_limit: number;
  minutes_between_runs: number;
  /** The first run's quantity, and by how much each next one differs. */
  quantity: number;
  quantity_step: number;
  total_quantity: number;
  /** Total of all runs so far. */
  current_quantity: number;
  completed_runs: number;
  canceled_runs: number;
  /** When the next run starts; null when there is none left. */
  next_run_at: string | null;
  cost: string;
  refunded: string;
  created_at: string;
  ended_at: string | null;
  actions: { cancelable: boolean; payable: boolean };
}

export interface GuestOrders {
  /** What can be added to the caller's orders; a drip feed counts once. */
  orders: number;
  /** What was charged for them. */
  amount: string;
  /** Not offered yet: their payment is being checked. */
  being_checked: number;
}

export interface OrderDetails {
  id: number;
  name: string;
  url: string;
  status: OrderStatus;
  service: OrderedService;
  quantity: number;
  /** The provider's count before delivery; null until it is known. */
  start_quantity: number | null;
  /** Delivered so far. */
  current_quantity: number;
  percent_of_current_fill: number;
  /** For `pricing_per` pieces, as it was when ordered. */
  price: string;
  pricing_per: number;
  /** What is to be paid or was paid. */
  cost: string;
  refunded: string;
  created_at: string;
  paid_at: string | null;
  completed_at: string | null;
  /** For a drip feed's run: when it starts. */
  starts_at: string;
  /** A run of a drip feed, or a publication's delayed order, that is still to come. */
  is_scheduled: boolean;
  /** `partial` when a part was delivered and the rest refunded. */
  cancel_reason: string | null;
  cancel_description: string | null;
  /** Requested, and not answered yet. */
  cancel_requested_at: string | null;
  cancel_refused_at: string | null;
  has_refill: boolean;
  auto_refill_is_allowed: boolean;
  is_guarantee: boolean;
  is_speedup: boolean;
  guarantee_until: string | null;
  countries: string[];
  drip_feed_id: number | null;
  run: number | null;
  subscription_id: number | null;
  source: string;
  actions: {
    activable: boolean;
    deletable: boolean;
    pausable: boolean;
    payable: boolean;
    cancelable: boolean;
    refillable: boolean;
  };
  targetable_values: {
    target_id: number;
    /** The field's label; empty if the panel no longer has it. */
    name: string;
    values: string[];
    /** The values as shown to people: codes by their label, texts as they are. */
    labels: string[];
  }[];
  promotable: {
    url: string;
    embed_url: string | null;
    started_at: string | null;
    /** The period in which drops are refilled. */
    supported_at: string | null;
    supported_until: string | null;
    ended_at: string | null;
    snippet: { thumbnail: string | null; title: string } | null;
  };
  refill_first_statistic: { date: string; quantity: number } | null;
  /** Other orders of the same checkout. */
  orders: number[];
  /**
   * What paying now would cost: with the other runs of its drip feed, the panel's discount for unpaid orders,
   * and without a coupon that stays with the rest of its checkout. Null once it is paid.
   */
  due: {
    amount: string;
    before_discount: string;
    orders: number;
    /** Neither the balance nor `stripe_checkout` may pay for its service. */
    payment_restricted: boolean;
  } | null;
  /** The invoice that paid for it directly, which has the receipt. */
  invoice_id: number | null;
  /** Oldest first; with `delivered` it is the delivery curve. */
  events: OrderEventView[];
}

export interface OrderEventView {
  kind: string;
  created_at: string;
  delivered: number | null;
  /** What was refunded. */
  amount: string | null;
  note: string | null;
  /** For `moved_ahead`: how many orders were waiting in front of it. */
  orders_ahead: number | null;
}

export interface OrderLineInput {
  service_id: number;
  /** Per run for a drip feed. Optional for packages, and where the service counts the entered texts. */
  quantity?: number;
  url?: string;
  name?: string;
  is_guarantee?: 0 | 1 | boolean;
  is_reorder?: 0 | 1 | boolean;
  drip_feed?: {
    runs: number;
    minutes_between_runs: number;
    mode?: DripFeedMode;
    /** By how much each run differs from the one before; ignored by a flat feed. */
    quantity_step?: number;
  } | null;
  targetable_values?: {
    target_id: number;
    /** One entry each, or pasted texts of many lines. */
    values: string[];
  }[];
  countries?: string[];
  /** The caller's own number for the line; the response repeats it. */
  index?: number;
}

export interface OrderStatusView {
  /** Now in somebody's account: nothing more is shown here. */
  is_taken_over: boolean;
  /** Its payment is being checked, so nothing can be done here at the moment. */
  is_frozen: boolean;
  /** All orders of the checkout. */
  orders: PublicOrder[];
  /** The one asked for, or the only one, with its timeline. */
  order: PublicOrderDetails | null;
  refills: RefillRequestView[];
  /** What it costs to pay all of it now; null once it is paid. */
  due: {
    amount: string;
    before_discount: string;
    orders: number;
    /** Neither the balance nor `stripe_checkout` may pay for its service. */
    payment_restricted: boolean;
  } | null;
  invoice: InvoiceWithStep | null;
  receipt: InvoicesReceipt | null;
}

export interface OrderView {
  id: number;
  name: string;
  url: string;
  status: OrderStatus;
  service: OrderedService;
  quantity: number;
  /** The provider's count before delivery; null until it is known. */
  start_quantity: number | null;
  /** Delivered so far. */
  current_quantity: number;
  percent_of_current_fill: number;
  /** For `pricing_per` pieces, as it was when ordered. */
  price: string;
  pricing_per: number;
  /** What is to be paid or was paid. */
  cost: string;
  refunded: string;
  created_at: string;
  paid_at: string | null;
  completed_at: string | null;
  /** For a drip feed's run: when it starts. */
  starts_at: string;
  /** A run of a drip feed, or a publication's delayed order, that is still to come. */
  is_scheduled: boolean;
  /** `partial` when a part was delivered and the rest refunded. */
  cancel_reason: string | null;
  cancel_description: string | null;
  /** Requested, and not answered yet. */
  cancel_requested_at: string | null;
  cancel_refused_at: string | null;
  has_refill: boolean;
  auto_refill_is_allowed: boolean;
  is_guarantee: boolean;
  is_speedup: boolean;
  guarantee_until: string | null;
  countries: string[];
  drip_feed_id: number | null;
  run: number | null;
  subscription_id: number | null;
  source: string;
  actions: {
    activable: boolean;
    deletable: boolean;
    pausable: boolean;
    payable: boolean;
    cancelable: boolean;
    refillable: boolean;
  };
}

/** The service of an order, even if it is no longer offered. */
export interface OrderedService {
  id: number;
  slug: string;
  name: string;
  is_package: boolean;
  /** Whether it can be ordered again. */
  is_available: boolean;
  service_type: { id: number; name: string; icon: string | null };
  network: { id: number; name: string; icon: string | null; color: string };
}

export interface PlacedOrders {
  order_group_id: number;
  orders: { id: number; index: number; service_id: number; cost: string }[];
  /** What was charged, or is to be paid. */
  total: string;
}

export interface PublicOrder {
  id: number;
  url: string;
  /** For `pricing_per` pieces, as it was when ordered. */
  price: string;
  pricing_per: number;
  has_refill: boolean;
  countries: string[];
  quantity: number;
  created_at: string;
  service: OrderedService;
  status: OrderStatus;
  /** What is to be paid or was paid. */
  cost: string;
  subscription_id: number | null;
  refunded: string;
  paid_at: string | null;
  is_guarantee: boolean;
  is_speedup: boolean;
  /** Delivered so far. */
  current_quantity: number;
  /** For a drip feed's run: when it starts. */
  starts_at: string;
  /** The provider's count before delivery; null until it is known. */
  start_quantity: number | null;
  percent_of_current_fill: number;
  completed_at: string | null;
  /** A run of a drip feed, or a publication's delayed order, that is still to come. */
  is_scheduled: boolean;
  /** `partial` when a part was delivered and the rest refunded. */
  cancel_reason: string | null;
  /** Requested, and not answered yet. */
  cancel_requested_at: string | null;
  cancel_refused_at: string | null;
  auto_refill_is_allowed: boolean;
  guarantee_until: string | null;
  drip_feed_id: number | null;
  run: number | null;
  source: string;
  actions: {
    activable: boolean;
    deletable: boolean;
    pausable: boolean;
    payable: boolean;
    cancelable: boolean;
    refillable: boolean;
  };
}

export interface PublicOrderDetails {
  /** Other orders of the same checkout. */
  orders: number[];
  id: number;
  url: string;
  /** For `pricing_per` pieces, as it was when ordered. */
  price: string;
  pricing_per: number;
  has_refill: boolean;
  countries: string[];
  quantity: number;
  created_at: string;
  service: OrderedService;
  status: OrderStatus;
  /** What is to be paid or was paid. */
  cost: string;
  /** Oldest first; with `delivered` it is the delivery curve. */
  events: OrderEventView[];
  subscription_id: number | null;
  /** The invoice that paid for it directly, which has the receipt. */
  invoice_id: number | null;
  refunded: string;
  paid_at: string | null;
  is_guarantee: boolean;
  is_speedup: boolean;
  /** Delivered so far. */
  current_quantity: number;
  /** For a drip feed's run: when it starts. */
  starts_at: string;
  /** The provider's count before delivery; null until it is known. */
  start_quantity: number | null;
  percent_of_current_fill: number;
  completed_at: string | null;
  /** A run of a drip feed, or a publication's delayed order, that is still to come. */
  is_scheduled: boolean;
  /** `partial` when a part was delivered and the rest refunded. */
  cancel_reason: string | null;
  /** Requested, and not answered yet. */
  cancel_requested_at: string | null;
  cancel_refused_at: string | null;
  auto_refill_is_allowed: boolean;
  guarantee_until: string | null;
  drip_feed_id: number | null;
  run: number | null;
  source: string;
  actions: {
    activable: boolean;
    deletable: boolean;
    pausable: boolean;
    payable: boolean;
    cancelable: boolean;
    refillable: boolean;
  };
  promotable: {
    url: string;
    embed_url: string | null;
    started_at: string | null;
    /** The period in which drops are refilled. */
    supported_at: string | null;
    supported_until: string | null;
    ended_at: string | null;
    snippet: { thumbnail: string | null; title: string } | null;
  };
  refill_first_statistic: { date: string; quantity: number } | null;
  /**
   * What paying now would cost: with the other runs of its drip feed, the panel's discount for unpaid orders,
   * and without a coupon that stays with the rest of its checkout. Null once it is paid.
   */
  due: {
    amount: string;
    before_discount: string;
    orders: number;
    /** Neither the balance nor `stripe_checkout` may pay for its service. */
    payment_restricted: boolean;
  } | null;
}

export interface RefillRequestView {
  id: number;
  status: RefillStatus;
  is_automatic: boolean;
  quantity: number | null;
  reason: string | null;
  created_at: string;
  updated_at: string;
}

export interface RequestedOrders {
  order_group_id: number;
  orders: { id: number; index: number; service_id: number; cost: string }[];
  /** What was charged, or is to be paid. */
  total: string;
  payment: PaymentStepView | null;
  /** For a guest: opens the checkout's own page, `/order-status/{token}`. */
  order_token: string | null;
}

export interface SavedLink {
  url: string;
  /** The customer's own name for it; empty for links of orders. */
  name: string;
  /** Saved by hand; the others come from orders. */
  is_saved: boolean;
  network_id: number | null;
}

export interface SubscribableService {
  id: number;
  name: string;
  slug: string;
  /** Before the discount. */
  default_price: string;
  /** After the discount: what is charged. */
  price: string;
  discount_percent: number;
  pricing_per: number;
  min: number;
  /** 2147483647 means that there is no limit. */
  max: number;
  step: number;
  default_quantity: number;
  allowed_use_countries: boolean;
}

export interface SubscribableType {
  id: number;
  name: string;
  icon: string | null;
  slug: string;
  color: string | null;
  /** What is sold, named alike on every network: views, likes, followers … */
  kind: string;
  services: SubscribableService[];
}

export interface SubscriptionContent {
  id: number;
  /** `found`: to be ordered for; `skipped`: nothing could be ordered. */
  state: 'found' | 'ordered' | 'skipped' | 'unpaid';
  promotable: { url: string; title: string };
  published_at: string | null;
  found_at: string;
  orders: OrderView[];
  /** What the card was charged for it; null where the balance paid. */
  card_charge: { total: string; fee: string; surplus: string } | null;
}

export interface SubscriptionDetails {
  id: number;
  name: string;
  url: string;
  type: 'autopromotion';
  status: 'canceled' | 'completed' | 'in_processing';
  end_reason: 'canceled' | 'expired' | 'limit-reached' | 'no-publications' | null;
  billing_type: 'per_publication';
  network: { id: number; name: string; icon: string | null; color: string };
  contents_limit: number;
  /** Publications with orders. */
  subscription_contents_count: number;
  /** The maximum at today's prices. */
  cost_per_publication: string;
  total_cost: string;
  /** What its card is charged for one publication at today's prices; null where the balance pays. */
  card_charge: CardCharge | null;
  /** What its orders cost so far, less refunds. */
  spent: string;
  /** How much is needed to order for what it has found, and why it was not paid. */
  waiting: {
    since: string;
    needed: string;
    reason: 'balance' | 'card_declined' | 'card_too_big' | 'card_too_small' | 'card_unusable';
  } | null;
  subscription_services: {
    service: OrderedService;
    quantity: number;
    /** If set, each publication gets a random quantity between the two. */
    max_quantity: number | null;
    countries: string[];
    delay_minutes: number;
    expires_at: string | null;
    /** The most that one publication costs at today's price; null while the service is not offered. */
    cost: string | null;
  }[];
  recurring_payments_method: {
    id: number;
    name: string;
    type: string;
    icon: string;
    is_usable: boolean;
  } | null;
  created_at: string;
  ended_at: string | null;
  /** When its channel was last read successfully. */
  last_looked_at: string | null;
  actions: { cancelable: boolean };
  /** The first page, newest first; `/contents` has the others. */
  subscription_contents: SubscriptionContent[];
  /** How many publications there are on all pages. */
  subscription_contents_total: number;
}

export interface SubscriptionView {
  id: number;
  name: string;
  url: string;
  type: 'autopromotion';
  status: 'canceled' | 'completed' | 'in_processing';
  end_reason: 'canceled' | 'expired' | 'limit-reached' | 'no-publications' | null;
  billing_type: 'per_publication';
  network: { id: number; name: string; icon: string | null; color: string };
  contents_limit: number;
  /** Publications with orders. */
  subscription_contents_count: number;
  /** The maximum at today's prices. */
  cost_per_publication: string;
  total_cost: string;
  /** What its card is charged for one publication at today's prices; null where the balance pays. */
  card_charge: CardCharge | null;
  /** What its orders cost so far, less refunds. */
  spent: string;
  /** How much is needed to order for what it has found, and why it was not paid. */
  waiting: {
    since: string;
    needed: string;
    reason: 'balance' | 'card_declined' | 'card_too_big' | 'card_too_small' | 'card_unusable';
  } | null;
  subscription_services: {
    service: OrderedService;
    quantity: number;
    /** If set, each publication gets a random quantity between the two. */
    max_quantity: number | null;
    countries: string[];
    delay_minutes: number;
    expires_at: string | null;
    /** The most that one publication costs at today's price; null while the service is not offered. */
    cost: string | null;
  }[];
  recurring_payments_method: {
    id: number;
    name: string;
    type: string;
    icon: string;
    is_usable: boolean;
  } | null;
  created_at: string;
  ended_at: string | null;
  /** When its channel was last read successfully. */
  last_looked_at: string | null;
  actions: { cancelable: boolean };
}

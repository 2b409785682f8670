// Written by `npm run call-types` from the schemas beside this folder; a check holds it to them.
import type { ClosingBlocker, ProfileMessenger, SessionsListDevice, SocialProvider } from './account.ts';
import type { GatewayCharge } from './common.ts';
import type { OrderedService, RefillRequestView } from './ordering.ts';
import type { AccountRole, CustomerState } from '@marquee/domain/access/customer-states.ts';
import type { FoundKind } from '@marquee/domain/access/found-kinds.ts';
import type { Permission, StaffRole } from '@marquee/domain/access/permissions.ts';
import type { CampaignStatus, TrackInterval } from '@marquee/domain/campaigns/campaign.ts';
import type { OverviewPeriod } from '@marquee/domain/charts/overview-periods.ts';
import type { ChildDomainType, ChildPanelStatus } from '@marquee/domain/child-panels/child-panel.ts';
import type { CouponState } from '@marquee/domain/coupons/coupon-state.ts';
import type { CouponCalculation, CouponType } from '@marquee/domain/coupons/coupon.ts';
import type { DispatchState } from '@marquee/domain/delivery/dispatch-states.ts';
import type { OfferChange } from '@marquee/domain/delivery/offer-changes.ts';
import type { AddedProviderKind, HoldReason, OfferReviewState, ProviderKindName, SyncRefusal } from '@marquee/domain/delivery/provider-lists.ts';
import type { ServiceAction, ServiceState } from '@marquee/domain/delivery/service-states.ts';
import type { FreeTrialStatus, TrialSuspicion } from '@marquee/domain/free-trials/free-trial.ts';
import type { TextPage } from '@marquee/domain/legal/text-pages.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { AccountKind } from '@marquee/domain/money/ledger-names.ts';
import type { OfferPlace, OfferPosition } from '@marquee/domain/offers/special-offer.ts';
import type { OrderChannel, OrderMode, ShownOrderStatus } from '@marquee/domain/orders/order-kinds.ts';
import type { RefillStatus } from '@marquee/domain/orders/refill-status.ts';
import type { DripFeedList, SubscriptionList } from '@marquee/domain/orders/series-lists.ts';
import type { BulkJobStatus, BulkRowOutcome, StaffAction, StaffActionProblem } from '@marquee/domain/orders/staff-actions.ts';
import type { OrderStatus } from '@marquee/domain/orders/status.ts';
import type { AdjustableWallet, AdjustmentStatus } from '@marquee/domain/payments/adjustment.ts';
import type { ChargeCurrency } from '@marquee/domain/payments/charge-amount.ts';
import type { InvoiceAction, InvoiceReview } from '@marquee/domain/payments/invoice-review.ts';
import type { InvoiceStatus } from '@marquee/domain/payments/invoice-status.ts';
import type { LinkedCardStatus } from '@marquee/domain/payments/linked-card-status.ts';
import type { PaymentFlow } from '@marquee/domain/payments/payment-capabilities.ts';
import type { PaymentPurpose } from '@marquee/domain/payments/payment-purposes.ts';
import type { WithdrawalStatus } from '@marquee/domain/payments/withdrawal-status.ts';
import type { RewardState } from '@marquee/domain/referrals/referral-names.ts';
import type { ReviewStatus } from '@marquee/domain/reviews/review-status.ts';
import type { FirstStep } from '@marquee/domain/settings/first-steps.ts';
import type { MailStatus } from '@marquee/domain/settings/mail-status.ts';
import type { SecretName } from '@marquee/domain/settings/secret-names.ts';
import type { TicketHolder, TicketStatus, TicketStatusFilter } from '@marquee/domain/tickets/ticket-filters.ts';
import type { ReviewedStatus, VerificationStep } from '@marquee/domain/verification/verification.ts';
import type { QuotaUse } from '@marquee/domain/video-sources/quota-uses.ts';
import type { SourceKind } from '@marquee/domain/video-sources/source-state.ts';
import type { OwnPurchaseSign } from '@marquee/domain/widgets/own-purchase.ts';
import type { WidgetRewardStatus } from '@marquee/domain/widgets/widget-look.ts';

export interface ConsoleCalls {
  /** All coupons, newest first; found by number or the beginning of the code: `GET /api/v1/admin/coupons` */
  manageCoupons: {
    query: {
      state?: 'all' | 'off' | 'on';
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: {
      data: ManagedCoupon[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** Makes a coupon: `POST /api/v1/admin/coupons` */
  createCoupon: {
    body: CouponInput;
    answer: { data: ManagedCoupon };
  };

  /** Changes a coupon. What it gives stays as it is once somebody has used it: `PUT /api/v1/admin/coupons/{id}` */
  changeCoupon: {
    params: { id: number | string };
    body: CouponInput;
    answer: { data: ManagedCoupon };
  };

  /** Switches a coupon on or off: `POST /api/v1/admin/coupons/{id}/state` */
  switchCoupon: {
    params: { id: number | string };
    body: { is_enabled: boolean };
    answer: { data: ManagedCoupon };
  };

  /** Who used a coupon, when, and what it gave them; newest first: `GET /api/v1/admin/coupons/{id}/uses` */
  listCouponUses: {
    params: { id: number | string };
    query: { after?: number | string; limit?: number | string };
    answer: {
      data: CouponUseView[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** The ladder of grades by goal, lowest first, with how many customers stand on each: `GET /api/v1/admin/grades` */
  manageGrades: {
    answer: { data: ManagedGrade[] };
  };

  /** Adds a grade to the ladder: `POST /api/v1/admin/grades` */
  createGrade: {
    body: GradeInput;
    answer: { data: ManagedGrade };
  };

  /** Changes a grade; customers move at the next reckoning, those who fall after the days of mercy: `PUT /api/v1/admin/grades/{id}` */
  changeGrade: {
    params: { id: number | string };
    body: GradeInput;
    answer: { data: ManagedGrade };
  };

  /** Takes a grade off the ladder; who stands on it moves to the highest one that is left to them: `DELETE /api/v1/admin/grades/{id}` */
  removeGrade: {
    params: { id: number | string };
    answer: undefined;
  };

  /** What a change of the ladder would do: who moves, and what discounts would have cost in 30 days: `POST /api/v1/admin/grades/preview` */
  previewGrade: {
    body: {
      /** The grade that is changed or removed; null for a new one. */
      grade_id: number | null;
      /** Null: it is removed. */
      grade: { spending_goal: string; discount_percent: number } | null;
    };
    answer: { data: GradeEffect };
  };

  /** Where a customer stands on the ladder, and the grade that was given to them: `GET /api/v1/admin/accounts/{id}/grade` */
  getCustomerGrade: {
    params: { id: number | string };
    answer: { data: CustomerGrade };
  };

  /** Gives a customer a grade below which they do not stand while it lasts, or takes it back: `PUT /api/v1/admin/accounts/{id}/grade` */
  giveGrade: {
    params: { id: number | string };
    body: {
      /** Null takes it back. */
      grade_id: number | null;
      until: string | null;
      reason: string;
    };
    answer: { data: CustomerGrade };
  };

  /** All payment methods in their order, and the types there are: `GET /api/v1/admin/payment-methods` */
  managePaymentMethods: {
    answer: { data: { methods: ManagedMethod[]; strategies: StrategyView[] } };
  };

  /** Adds a payment method behind the others: `POST /api/v1/admin/payment-methods` */
  createPaymentMethod: {
    body: MethodInput;
    answer: { data: ManagedMethod };
  };

  /** Changes a payment method; secrets that are not named stay: `PUT /api/v1/admin/payment-methods/{id}` */
  changePaymentMethod: {
    params: { id: number | string };
    body: MethodInput;
    answer: { data: ManagedMethod };
  };

  /** Switches a payment method on or off: `POST /api/v1/admin/payment-methods/{id}/state` */
  switchPaymentMethod: {
    params: { id: number | string };
    body: { is_enabled: boolean };
    answer: { data: ManagedMethod };
  };

  /** Puts the payment methods into this order; all of them have to be named: `PUT /api/v1/admin/payment-methods-order` */
  sortPaymentMethods: {
    body: { ids: number[] };
    answer: { data: ManagedMethod[] };
  };

  /** Opens the smallest payment with a method, also one that is switched off, for the caller’s own account: `POST /api/v1/admin/payment-methods/{id}/test-charges` */
  startTestCharge: {
    params: { id: number | string };
    body: Record<string, never>;
    answer: { data: TestCharge };
  };

  /** How far a test charge of the caller is: `GET /api/v1/admin/payment-methods/test-charges/{id}` */
  getTestCharge: {
    params: { id: number | string };
    answer: { data: TestCharge };
  };

  /** Linked cards of all customers, newest first; found by number, customer, e-mail or last digits: `GET /api/v1/admin/linked-cards` */
  watchLinkedCards: {
    query: {
      status?: 'active' | 'all' | 'expired' | 'pending' | 'removed';
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: {
      data: WatchedCard[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** Child panels of all customers with what they bring, the newest first: `GET /api/v1/admin/child-panels` */
  listStaffChildPanels: {
    query: {
      status?: 'active' | 'all' | 'expired' | 'frozen' | 'pending_dns' | 'terminated';
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: {
      data: StaffChildPanel[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** The same child panels as a file for spreadsheets: `GET /api/v1/admin/child-panels/export` */
  exportStaffChildPanels: {
    query: {
      status?: 'active' | 'all' | 'expired' | 'frozen' | 'pending_dns' | 'terminated';
      search?: string;
    };
    answer: string;
  };

  /** One child panel: `GET /api/v1/admin/child-panels/{id}` */
  getStaffChildPanel: {
    params: { id: number | string };
    answer: { data: StaffChildPanel };
  };

  /** Changes what a child panel costs from its next month on: `PATCH /api/v1/admin/child-panels/{id}` */
  changeStaffChildPanel: {
    params: { id: number | string };
    body: { price: string };
    answer: { data: StaffChildPanel };
  };

  /** Closes a child panel until staff open it again; its owner is told why: `POST /api/v1/admin/child-panels/{id}/freeze` */
  freezeChildPanel: {
    params: { id: number | string };
    body: { reason: string };
    answer: { data: StaffChildPanel };
  };

  /** Opens a child panel that staff have closed, as far as it is paid: `POST /api/v1/admin/child-panels/{id}/unfreeze` */
  unfreezeChildPanel: {
    params: { id: number | string };
    answer: { data: StaffChildPanel };
  };

  /** Order widgets of all partners with what they sold and earned, the newest first: `GET /api/v1/admin/order-widgets` */
  listStaffWidgets: {
    query: {
      state?: 'all' | 'blocked' | 'off' | 'on';
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: {
      data: StaffWidget[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** The same widgets as a file for spreadsheets: `GET /api/v1/admin/order-widgets/export` */
  exportStaffWidgets: {
    query: { state?: 'all' | 'blocked' | 'off' | 'on'; search?: string };
    answer: string;
  };

  /** Takes a widget out of use, or gives it back to its partner: `POST /api/v1/admin/order-widgets/{id}/block` */
  blockWidget: {
    params: { id: number | string };
    body: { is_blocked: boolean };
    answer: { data: StaffWidget };
  };

  /** Rewards of partners; those that are held come oldest first, the others newest first: `GET /api/v1/admin/widget-rewards` */
  listWidgetRewards: {
    query: {
      status?: WidgetRewardStatus;
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: {
      data: WidgetReward[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** Pays a held reward to its partner: `POST /api/v1/admin/widget-rewards/{id}/payment` */
  payWidgetReward: {
    params: { id: number | string };
    answer: { data: WidgetReward };
  };

  /** Refuses a held reward for good: `POST /api/v1/admin/widget-rewards/{id}/refusal` */
  refuseWidgetReward: {
    params: { id: number | string };
    body: { reason: string };
    answer: { data: WidgetReward };
  };

  /** Accounts of the house with their balances, or the wallets of a customer: `GET /api/v1/admin/ledger/accounts` */
  listLedgerAccounts: {
    query: { search?: string };
    answer: { data: LedgerAccountView[] };
  };

  /** The postings of one account, newest first: `GET /api/v1/admin/ledger/accounts/{id}/entries` */
  listLedgerEntries: {
    params: { id: number | string };
    query: { after?: number | string; limit?: number | string };
    answer: {
      data: LedgerEntry[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
      account: LedgerAccountView;
    };
  };

  /** Transactions, newest first; found by number, the key of their cause, or a customer’s e-mail: `GET /api/v1/admin/ledger/transactions` */
  listLedgerTransactions: {
    query: {
      type?: 
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
        | 'revenue'
        | 'task'
        | 'widget_reward'
        | 'withdrawal';
      customer?: number | string;
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: {
      data: LedgerTransaction[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** One transaction with its postings: `GET /api/v1/admin/ledger/transactions/{id}` */
  getLedgerTransaction: {
    params: { id: number | string };
    answer: { data: WholeTransaction };
  };

  /** The last check of the books, the one under way, and each rule with its problems: `GET /api/v1/admin/books` */
  getBooks: {
    answer: { data: Books };
  };

  /** What the last check found, oldest first: `GET /api/v1/admin/books/problems` */
  listBooksProblems: {
    query: { after?: number | string; limit?: number | string; rule?: string };
    answer: {
      data: BooksProblemView[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** Checks the books now; while a check is under way, that one is meant: `POST /api/v1/admin/books/check` */
  runBooksCheck: {
    body: Record<string, never>;
    answer: { data: Books };
  };

  /** Revenue, cost, fees, refunds and what customers hold, by day, from the ledger; at most 400 days: `GET /api/v1/admin/reports` */
  getReport: {
    query: ReportsRange;
    answer: { data: Report };
  };

  /** The same as a table for spreadsheets: `GET /api/v1/admin/reports/csv` */
  exportReport: {
    query: ReportsRange;
    answer: string;
  };

  /** The exchange rate of each currency, where it comes from and how old it is: `GET /api/v1/admin/rates` */
  getRates: {
    answer: { data: Rates };
  };

  /** Where rates are fetched from every hour; null for nowhere. Fetches at once: `PUT /api/v1/admin/rates/source` */
  setRateSource: {
    body: { url: string | null };
    answer: { data: Rates };
  };

  /** Fixes a rate; null follows the source again: `PUT /api/v1/admin/rates/{currency}` */
  setRateByHand: {
    params: { currency: string };
    body: { rate: string | null };
    answer: { data: Rates };
  };

  /** Fetches the rates from their source now: `POST /api/v1/admin/rates/refresh` */
  refreshRates: {
    body: Record<string, never>;
    answer: { data: Rates };
  };

  /** The coupons as a file for spreadsheets: `GET /api/v1/admin/coupons/csv` */
  exportCoupons: {
    query: { state?: 'all' | 'off' | 'on'; search?: string };
    answer: string;
  };

  /** The uses of a coupon as a file for spreadsheets: `GET /api/v1/admin/coupons/{id}/uses/csv` */
  exportCouponUses: {
    params: { id: number | string };
    answer: string;
  };

  /** The linked cards as a file for spreadsheets: `GET /api/v1/admin/linked-cards/csv` */
  exportLinkedCards: {
    query: {
      status?: 'active' | 'all' | 'expired' | 'pending' | 'removed';
      search?: string;
    };
    answer: string;
  };

  /** The transactions as a file for spreadsheets: `GET /api/v1/admin/ledger/transactions/csv` */
  exportLedgerTransactions: {
    query: {
      type?: 
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
        | 'revenue'
        | 'task'
        | 'widget_reward'
        | 'withdrawal';
      customer?: number | string;
      search?: string;
    };
    answer: string;
  };

  /** The accounts with their balances as a file for spreadsheets: `GET /api/v1/admin/ledger/accounts/csv` */
  exportLedgerAccounts: {
    query: { search?: string };
    answer: string;
  };

  /** The postings of one account as a file for spreadsheets: `GET /api/v1/admin/ledger/accounts/{id}/entries/csv` */
  exportLedgerEntries: {
    params: { id: number | string };
    answer: string;
  };

  /** What the last check found as a file for spreadsheets: `GET /api/v1/admin/books/problems/csv` */
  exportBooksProblems: {
    answer: string;
  };

  /** Withdrawals of all customers; those in review come oldest first, the others newest first: `GET /api/v1/admin/withdrawals` */
  reviewWithdrawals: {
    query: {
      status?: 'all' | 'canceled' | 'in_review' | 'paid' | 'rejected';
      /** Only those of one bank file. */
      export?: number | string;
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: {
      data: ReviewedWithdrawal[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** The same list as CSV, all pages of it: `GET /api/v1/admin/withdrawals.csv` */
  exportWithdrawals: {
    query: {
      status?: 'all' | 'canceled' | 'in_review' | 'paid' | 'rejected';
      /** Only those of one bank file. */
      export?: number | string;
      search?: string;
    };
    answer: string;
  };

  /** Records that a withdrawal was paid out, under the reference of the payout: `POST /api/v1/admin/withdrawals/{id}/payout` */
  payWithdrawal: {
    params: { id: number | string };
    body: { payout_reference: string };
    answer: { data: ReviewedWithdrawal };
  };

  /** Returns the money to the wallets it came from; the customer reads the reason: `POST /api/v1/admin/withdrawals/{id}/rejection` */
  rejectWithdrawal: {
    params: { id: number | string };
    body: { reason: string };
    answer: { data: ReviewedWithdrawal };
  };

  /** Verifications of all customers; those in review come oldest first, decided ones latest first: `GET /api/v1/admin/verification` */
  listVerifications: {
    query: {
      status?: ReviewedStatus;
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: {
      data: StaffVerification[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** The same verifications, without their files, for spreadsheets: `GET /api/v1/admin/verification/export` */
  exportVerifications: {
    query: { search?: string; status?: ReviewedStatus };
    answer: string;
  };

  /** A file of a verification; every look at one is recorded before it is sent: `GET /api/v1/admin/verification/{id}/documents/{filename}` */
  getVerificationDocument: {
    params: { id: number | string; filename: string };
    answer: string;
  };

  /** Accepts the files of this revision: `POST /api/v1/admin/verification/{id}/approval` */
  approveVerification: {
    params: { id: number | string };
    body: { revision: number };
    answer: { data: StaffVerification };
  };

  /** Refuses the files of this revision; the customer reads the reason and sends others: `POST /api/v1/admin/verification/{id}/rejection` */
  rejectVerification: {
    params: { id: number | string };
    body: { revision: number; reason: string };
    answer: { data: StaffVerification };
  };

  /** Tickets of all customers; open ones in the order in which their customers began to wait: `GET /api/v1/admin/tickets` */
  listStaffTickets: {
    query: {
      status?: TicketStatusFilter;
      holder?: TicketHolder;
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: {
      data: StaffTicketCard[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** The same tickets as a file for spreadsheets: `GET /api/v1/admin/tickets/export` */
  exportStaffTickets: {
    query: { status?: TicketStatusFilter; holder?: TicketHolder; search?: string };
    answer: string;
  };

  /** One ticket with all that was said: `GET /api/v1/admin/tickets/{id}` */
  getStaffTicket: {
    params: { id: number | string };
    answer: { data: StaffTicket };
  };

  /** Answers the customer, who also gets it by e-mail; up to five `files`: `POST /api/v1/admin/tickets/{id}/answers` */
  answerTicket: {
    params: { id: number | string };
    body: { text: string };
    answer: { data: StaffTicket };
  };

  /** Gives the ticket to somebody who may answer it, or to nobody: `PUT /api/v1/admin/tickets/{id}/assignee` */
  assignTicket: {
    params: { id: number | string };
    body: { account_id: number | null };
    answer: { data: StaffTicket };
  };

  /** Who may answer tickets: `GET /api/v1/admin/ticket-agents` */
  listTicketAgents: {
    answer: { data: Agent[] };
  };

  /** Closes a ticket: `POST /api/v1/admin/tickets/{id}/close` */
  closeStaffTicket: {
    params: { id: number | string };
    answer: { data: StaffTicket };
  };

  /** Opens a closed ticket again: `POST /api/v1/admin/tickets/{id}/reopen` */
  reopenStaffTicket: {
    params: { id: number | string };
    answer: { data: StaffTicket };
  };

  /** Moves all messages to another ticket of the same customer; this one is closed and points there: `POST /api/v1/admin/tickets/{id}/merge` */
  mergeTicket: {
    params: { id: number | string };
    body: { into: number };
    answer: { data: StaffTicket };
  };

  /** Who runs the panel, and who has been invited to: `GET /api/v1/admin/staff` */
  listStaff: {
    answer: { data: Staff };
  };

  /** Makes the owner of an address staff: at once, or as soon as they have proven it: `POST /api/v1/admin/staff/invitations` */
  inviteStaff: {
    body: { role: StaffRole; email: string; staff_role_id?: number | null };
    answer: { data: Staff };
  };

  /** Takes an invitation back that nobody has followed yet: `DELETE /api/v1/admin/staff/invitations/{id}` */
  revokeInvitation: {
    params: { id: number | string };
    answer: { data: Staff };
  };

  /** Gives a member of staff another role, or none; their sessions end: `PUT /api/v1/admin/staff/{id}/role` */
  changeStaffRole: {
    params: { id: number | string };
    body: { role: AccountRole; staff_role_id?: number | null };
    answer: { data: Staff };
  };

  /** The roles that every panel has, and the panel’s own: `GET /api/v1/admin/roles` */
  listRoles: {
    answer: { data: Role[] };
  };

  /** Makes a role of the panel’s own, or changes one; nobody can give what they lack: `POST /api/v1/admin/roles` */
  saveRole: {
    body: { name: string; permissions: Permission[]; id?: number | null };
    answer: { data: Role[] };
  };

  /** Deletes a role of the panel’s own that nobody has: `DELETE /api/v1/admin/roles/{id}` */
  deleteRole: {
    params: { id: number | string };
    answer: { data: Role[] };
  };

  /** What staff wrote down about an order, the newest first: `GET /api/v1/admin/orders/{id}/notes` */
  listOrderNotes: {
    params: { id: number | string };
    answer: { data: StaffNote[] };
  };

  /** Writes something down about an order; customers never see it: `POST /api/v1/admin/orders/{id}/notes` */
  addOrderNote: {
    params: { id: number | string };
    body: { text: string };
    answer: { data: StaffNote[] };
  };

  /** What staff wrote down about a customer, the newest first: `GET /api/v1/admin/customers/{id}/notes` */
  listCustomerNotes: {
    params: { id: number | string };
    answer: { data: StaffNote[] };
  };

  /** Writes something down about a customer, who never sees it: `POST /api/v1/admin/customers/{id}/notes` */
  addCustomerNote: {
    params: { id: number | string };
    body: { text: string };
    answer: { data: StaffNote[] };
  };

  /** What staff wrote down about a ticket, the newest first: `GET /api/v1/admin/tickets/{id}/notes` */
  listTicketNotes: {
    params: { id: number | string };
    answer: { data: StaffNote[] };
  };

  /** Writes something down about a ticket; its customer never sees it: `POST /api/v1/admin/tickets/{id}/notes` */
  addTicketNote: {
    params: { id: number | string };
    body: { text: string };
    answer: { data: StaffNote[] };
  };

  /** Deletes a note that the caller has written: `DELETE /api/v1/admin/notes/{id}` */
  deleteNote: {
    params: { id: number | string };
    answer: undefined;
  };

  /** All special offers in their order, also those that are off: `GET /api/v1/admin/special-offers` */
  manageSpecialOffers: {
    answer: { data: ManagedOffer[] };
  };

  /** Services and types of services by number or name, to put into an offer: `GET /api/v1/admin/special-offers/parts` */
  findOfferParts: {
    query: { search?: string };
    answer: { data: { service_types: OfferType[]; services: OfferService[] } };
  };

  /** Adds a special offer behind the others: `POST /api/v1/admin/special-offers` */
  createSpecialOffer: {
    body: OfferInput;
    answer: { data: ManagedOffer };
  };

  /** Changes a special offer; seen in the shop at once: `PUT /api/v1/admin/special-offers/{id}` */
  changeSpecialOffer: {
    params: { id: number | string };
    body: OfferInput;
    answer: { data: ManagedOffer };
  };

  /** Switches a special offer on or off: `POST /api/v1/admin/special-offers/{id}/state` */
  switchSpecialOffer: {
    params: { id: number | string };
    body: { is_enabled: boolean };
    answer: { data: ManagedOffer };
  };

  /** Puts the special offers into this order; all of them have to be named: `PUT /api/v1/admin/special-offers-order` */
  sortSpecialOffers: {
    body: { ids: number[] };
    answer: { data: ManagedOffer[] };
  };

  /** Removes a special offer: `DELETE /api/v1/admin/special-offers/{id}` */
  deleteSpecialOffer: {
    params: { id: number | string };
    answer: undefined;
  };

  /** Which providers customers may sign in with: `GET /api/v1/admin/social-providers` */
  listSocialProviders: {
    answer: { data: SocialKey[] };
  };

  /** Keeps the panel’s keys for a provider, the secret sealed; its button shows at once: `PUT /api/v1/admin/social-providers/{provider}` */
  setSocialProvider: {
    params: { provider: SocialProvider };
    body: {
      client_id: string;
      secret: string;
      /** Google’s prompt on the sign-in page. */
      one_tap?: boolean;
    };
    answer: undefined;
  };

  /** Takes the button away; customers keep their accounts and can sign in by mail: `DELETE /api/v1/admin/social-providers/{provider}` */
  removeSocialProvider: {
    params: { provider: SocialProvider };
    answer: undefined;
  };

  /** Every setting with its value, its default and who changed it last; which secrets are set: `GET /api/v1/admin/settings` */
  listSettings: {
    answer: {
      data: {
        settings: ConsoleSetting[];
        secrets: {
          name: SecretName;
          /** The secret itself never leaves. */
          is_set: boolean;
          updated_at: string | null;
        }[];
      };
    };
  };

  /** Changes the given settings and keeps the rest; seen everywhere in a moment: `PATCH /api/v1/admin/settings` */
  changeSettings: {
    body: { settings: unknown };
    answer: undefined;
  };

  /** Puts settings back to their defaults: `POST /api/v1/admin/settings/reset` */
  resetSettings: {
    body: { paths: string[] };
    answer: undefined;
  };

  /** Keeps the secret half of an outside service, sealed; it is never answered: `PUT /api/v1/admin/secrets/{name}` */
  setPanelSecret: {
    params: { name: SecretName };
    body: {
      secret: string;
      /** Where the service answers, if not at its usual address. */
      address?: string;
    };
    answer: undefined;
  };

  /** Which of the panel’s own pages have a text, by language: `GET /api/v1/admin/page-texts` */
  listPageTexts: {
    answer: { data: { page: TextPage; locale: Locale }[] };
  };

  /** The text of one page in one language; empty where there is none: `GET /api/v1/admin/page-texts/{page}/{locale}` */
  getOwnPageText: {
    params: PageParams;
    answer: { data: { body: string } };
  };

  /** Replaces the text of one page in one language; an empty one removes the page: `PUT /api/v1/admin/page-texts/{page}/{locale}` */
  setPageText: {
    params: PageParams;
    body: { body: string };
    answer: undefined;
  };

  /** All services with price, cost and margin, for sale or not: `GET /api/v1/admin/services` */
  listConsoleServices: {
    query: {
      after?: number | string;
      limit?: number | string;
      /** A number of the service or of the provider’s service, or a part of the name in any language. */
      search?: string;
      network?: number | string;
      type?: number | string;
      provider?: number | string;
      state?: ServiceState;
    };
    answer: {
      data: ConsoleServiceRow[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** The same as a file for spreadsheets: `GET /api/v1/admin/services/export` */
  exportServices: {
    query: {
      /** A number of the service or of the provider’s service, or a part of the name in any language. */
      search?: string;
      network?: number | string;
      type?: number | string;
      provider?: number | string;
      state?: ServiceState;
    };
    answer: string;
  };

  /** One service with its names, limits and providers: `GET /api/v1/admin/services/{id}` */
  getConsoleService: {
    params: { id: number | string };
    answer: { data: ConsoleService };
  };

  /** Changes what is given; seen in the shop at once: `PATCH /api/v1/admin/services/{id}` */
  changeService: {
    params: { id: number | string };
    body: {
      /** Before the discount; from then on no sync changes it. */
      price?: string;
      /** True: the price follows the provider’s rate again. */
      follows_rate?: true;
      discount?: number;
      min?: number;
      max?: number;
      /** True: the limits follow the provider again. */
      follows_limits?: true;
      names?: Partial<Record<Locale, string>>;
      is_enabled?: boolean;
      sells_below_cost?: boolean;
    };
    answer: { data: ConsoleService };
  };

  /** Who delivers the service, in the order in which they are tried: `PUT /api/v1/admin/services/{id}/sources` */
  setServiceSources: {
    params: { id: number | string };
    body: {
      sources: { provider_id: number; number: string; is_enabled: boolean }[];
    };
    answer: { data: ConsoleService };
  };

  /** What providers offer, by number or a part of the name: `GET /api/v1/admin/offers` */
  findOffers: {
    query: { search: string; provider?: number | string };
    answer: {
      data: {
        provider: ServicesNamed;
        number: string;
        name: string;
        rate: string;
      }[];
    };
  };

  /** What an action over many services would change: `POST /api/v1/admin/services/bulk/preview` */
  previewServices: {
    body: BulkBody;
    answer: { data: BulkEffect };
  };

  /** Switches many services on or off, or changes their prices by a percentage: `POST /api/v1/admin/services/bulk` */
  changeServices: {
    body: BulkBody;
    answer: { data: BulkEffect };
  };

  /** Drip feeds of all customers, newest first: `GET /api/v1/admin/drip-feeds` */
  listStaffDripFeeds: {
    query: {
      status?: DripFeedList;
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: {
      data: StaffDripFeed[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** Ends the runs that no provider has and pays them back; the customer reads the reason: `POST /api/v1/admin/drip-feeds/{id}/cancellation` */
  cancelStaffDripFeed: {
    params: { id: number | string };
    body: { reason: string };
    answer: undefined;
  };

  /** Subscriptions of all customers, newest first; those in doubt oldest first: `GET /api/v1/admin/subscriptions` */
  listStaffSubscriptions: {
    query: {
      status?: SubscriptionList;
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: {
      data: StaffSubscription[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** What staff found at the provider: it watches the channel under this number, or it does not: `POST /api/v1/admin/subscriptions/{id}/handover` */
  resolveHandover: {
    params: { id: number | string };
    body: { answer: 'placed' | 'resend'; number?: string };
    answer: undefined;
  };

  /** Nothing more is ordered for it; orders that exist go on: `POST /api/v1/admin/subscriptions/{id}/cancellation` */
  cancelStaffSubscription: {
    params: { id: number | string };
    body: { reason: string };
    answer: undefined;
  };

  /** Drip feeds, as CSV, all that match: `GET /api/v1/admin/drip-feeds.csv` */
  exportStaffDripFeeds: {
    query: {
      status?: DripFeedList;
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: string;
  };

  /** Subscriptions, as CSV, all that match: `GET /api/v1/admin/subscriptions.csv` */
  exportStaffSubscriptions: {
    query: {
      status?: SubscriptionList;
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: string;
  };

  /** Finds by number, e-mail, link or a provider’s number, among what the caller may see: `GET /api/v1/admin/search` */
  searchConsole: {
    query: { query: string };
    answer: { data: Found[] };
  };

  /** Panels of this installation where the owner of the caller’s address is staff: `GET /api/v1/admin/panels` */
  listOwnPanels: {
    answer: { data: OwnPanel[] };
  };

  /** How the caller, and those who share theirs, like to see one list: `GET /api/v1/admin/views` */
  listSavedViews: {
    query: { list: string };
    answer: { data: SavedView[] };
  };

  /** Saves a view of a list; one of the same name is replaced: `POST /api/v1/admin/views` */
  saveView: {
    body: { list: string; name: string; query: string; is_shared?: boolean };
    answer: { data: SavedView };
  };

  /** Forgets a view that the caller has saved: `DELETE /api/v1/admin/views/{id}` */
  deleteView: {
    params: { id: number | string };
    answer: undefined;
  };

  /** Reviews of all services; those in moderation come oldest first, the others newest first: `GET /api/v1/admin/reviews` */
  listStaffReviews: {
    query: {
      status?: ReviewStatus;
      rating?: number | string;
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: {
      data: StaffReview[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** The same reviews as a file for spreadsheets: `GET /api/v1/admin/reviews/export` */
  exportStaffReviews: {
    query: { status?: ReviewStatus; rating?: number | string; search?: string };
    answer: string;
  };

  /** Shows a review on the page of its service and counts it: `POST /api/v1/admin/reviews/{id}/approval` */
  approveReview: {
    params: { id: number | string };
    body: { written_at: string };
    answer: { data: StaffReview };
  };

  /** Hides a review; its author reads the reason and may write another: `POST /api/v1/admin/reviews/{id}/rejection` */
  rejectReview: {
    params: { id: number | string };
    body: { written_at: string; reason: string };
    answer: { data: StaffReview };
  };

  /** What the panel says to a review, below it; null takes it back: `PUT /api/v1/admin/reviews/{id}/answer` */
  answerReview: {
    params: { id: number | string };
    body: { written_at: string; text: string | null };
    answer: { data: StaffReview };
  };

  /** Rewards of all referrers; those that wait come oldest first, the others newest first: `GET /api/v1/admin/referrals` */
  listReferralRewards: {
    query: {
      state?: 'all' | 'held' | 'matured' | 'refused' | 'reversed';
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: {
      data: ReferralReward[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** The same rewards as a file for spreadsheets: `GET /api/v1/admin/referrals/export` */
  exportReferralRewards: {
    query: {
      state?: 'all' | 'held' | 'matured' | 'refused' | 'reversed';
      search?: string;
    };
    answer: string;
  };

  /** Pays a reward that waits, and lets the next ones of the same two people through: `POST /api/v1/admin/referrals/{id}/approval` */
  approveReferralReward: {
    params: { id: number | string };
    body: { reason?: string };
    answer: { data: ReferralReward };
  };

  /** Refuses a reward that waits, and the next ones of the same two people for the same cause: `POST /api/v1/admin/referrals/{id}/refusal` */
  refuseReferralReward: {
    params: { id: number | string };
    body: { reason: string };
    answer: { data: ReferralReward };
  };

  /** All quests in their order, with how often they were taken and what that cost: `GET /api/v1/admin/free-trial-quests` */
  listStaffQuests: {
    answer: { data: StaffQuest[] };
  };

  /** Makes a quest: `POST /api/v1/admin/free-trial-quests` */
  createQuest: {
    body: QuestInput;
    answer: { data: StaffQuest };
  };

  /** Changes a quest; trials that were asked for keep the reward they were promised: `PUT /api/v1/admin/free-trial-quests/{id}` */
  changeQuest: {
    params: { id: number | string };
    body: QuestInput;
    answer: { data: StaffQuest };
  };

  /** The picture of a quest, a `file` (jpeg, png or webp); without one the picture is removed: `POST /api/v1/admin/free-trial-quests/{id}/image` */
  setQuestImage: {
    params: { id: number | string };
    body: Record<string, never>;
    answer: { data: StaffQuest };
  };

  /** Free trials of all customers; those in moderation come oldest first, the others newest first: `GET /api/v1/admin/free-trials` */
  listStaffTrials: {
    query: {
      status?: FreeTrialStatus;
      quest_id?: number | string;
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: {
      data: StaffTrial[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** The same trials as a file for spreadsheets: `GET /api/v1/admin/free-trials/export` */
  exportStaffTrials: {
    query: {
      status?: FreeTrialStatus;
      quest_id?: number | string;
      search?: string;
    };
    answer: string;
  };

  /** The uploaded proof of a trial; every look is recorded: `GET /api/v1/admin/free-trials/{id}/proof` */
  getStaffTrialProof: {
    params: { id: number | string };
    answer: string;
  };

  /** Orders the reward for the customer; the panel pays: `POST /api/v1/admin/free-trials/{id}/approval` */
  approveTrial: {
    params: { id: number | string };
    answer: { data: StaffTrial };
  };

  /** Refuses a trial; the customer reads the reason and may ask again: `POST /api/v1/admin/free-trials/{id}/rejection` */
  rejectTrial: {
    params: { id: number | string };
    body: { reason: string };
    answer: { data: StaffTrial };
  };

  /** Refill requests of all customers; open ones come oldest first, the others newest first: `GET /api/v1/admin/refills` */
  listStaffRefills: {
    query: {
      status?: RefillStatus;
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: {
      data: StaffRefill[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** Starts, completes or rejects a refill; the customer reads the reason: `POST /api/v1/admin/refills/{id}/answer` */
  answerStaffRefill: {
    params: { id: number | string };
    body: { status: 'completed' | 'in_progress' | 'rejected'; reason?: string };
    answer: undefined;
  };

  /** Refill requests, as CSV, all that match: `GET /api/v1/admin/refills.csv` */
  exportStaffRefills: {
    query: {
      status?: RefillStatus;
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: string;
  };

  /** Offers that became something else or jumped in price; those that wait come oldest first: `GET /api/v1/admin/quarantine` */
  listOfferReviews: {
    query: {
      after?: number | string;
      limit?: number | string;
      /** A number of the provider’s service. */
      search?: string;
      state?: OfferReviewState;
      provider?: number | string;
    };
    answer: {
      data: OfferReview[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** The same as a file for spreadsheets: `GET /api/v1/admin/quarantine/export` */
  exportOfferReviews: {
    query: {
      /** A number of the provider’s service. */
      search?: string;
      state?: OfferReviewState;
      provider?: number | string;
    };
    answer: string;
  };

  /** Takes changed offers over as the provider lists them now, or keeps them off sale; all or none: `POST /api/v1/admin/quarantine/decisions` */
  decideOfferReviews: {
    body: {
      decision: 'accept' | 'reject';
      /** As they were seen: one that has changed since is refused. */
      offers: { id: number; seen_at: string }[];
    };
    answer: undefined;
  };

  /** Providers with balance, hold and last sync; found by number or the beginning of the name: `GET /api/v1/admin/providers` */
  listProviders: {
    query: OrderQueuesListInput;
    answer: {
      data: ConsoleProvider[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** The same as a file for spreadsheets: `GET /api/v1/admin/providers/export` */
  exportProviders: {
    query: { search?: string };
    answer: string;
  };

  /** Adds a provider; its key is kept sealed and is never answered: `POST /api/v1/admin/providers` */
  addProvider: {
    body: {
      name: string;
      kind: AddedProviderKind;
      low_balance?: string | null;
      concurrency?: number;
      per_minute?: number;
      url?: string;
      key?: string;
      currency?: string;
      usd_per_unit?: string;
    };
    answer: { data: ConsoleProvider };
  };

  /** Changes what is given; another address needs its key again: `PATCH /api/v1/admin/providers/{id}` */
  changeProvider: {
    params: { id: number | string };
    body: {
      low_balance?: string | null;
      concurrency?: number;
      per_minute?: number;
      name?: string;
      url?: string;
      key?: string;
      price_jump?: number;
      on_price_jump?: 'follow' | 'hold';
      adds_new?: boolean;
      is_enabled?: boolean;
    };
    answer: { data: ConsoleProvider };
  };

  /** Settles the provider’s currency; rates and prices are converted at once: `PUT /api/v1/admin/providers/{id}/currency` */
  setProviderCurrency: {
    params: { id: number | string };
    body: { currency: string; usd_per_unit?: string };
    answer: { data: ConsoleProvider };
  };

  /** Asks the provider for balance and services; orders and changes nothing: `POST /api/v1/admin/providers/{id}/test` */
  testProvider: {
    params: { id: number | string };
    answer: {
      data: {
        works: boolean;
        /** What the provider said when it did not work. */
        message: string | null;
        balance: string | null;
        currency: string | null;
        services: number | null;
        took_ms: number;
      };
    };
  };

  /** Begins a sync in the background; the provider’s row tells how far it is: `POST /api/v1/admin/providers/{id}/sync` */
  requestProviderSync: {
    params: { id: number | string };
    body: { accept_shrunken?: boolean };
    answer: { data: ConsoleProvider };
  };

  /** Nothing is sold from it and nothing is sent to it until it is released: `PUT /api/v1/admin/providers/{id}/hold` */
  holdProvider: {
    params: { id: number | string };
    body: { note: string };
    answer: { data: ConsoleProvider };
  };

  /** Ends a hold that a person has set: `DELETE /api/v1/admin/providers/{id}/hold` */
  releaseProvider: {
    params: { id: number | string };
    answer: { data: ConsoleProvider };
  };

  /** The last 50 syncs with what they changed and the rows that could not be used: `GET /api/v1/admin/providers/{id}/syncs` */
  listProviderSyncs: {
    params: { id: number | string };
    answer: { data: ProviderSync[] };
  };

  /** What was said to the provider and what it answered in the last 90 days, newest first: `GET /api/v1/admin/providers/{id}/calls` */
  listProviderCalls: {
    params: { id: number | string };
    query: { after?: number | string; limit?: number | string };
    answer: {
      data: ProviderCall[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** Whether orders of this panel are sent to providers: `GET /api/v1/admin/sending-hold` */
  getSendingHold: {
    answer: { data: { hold: { reason: string; since: string } | null } };
  };

  /** Sends no order of this panel to any provider until it is released: `PUT /api/v1/admin/sending-hold` */
  holdSending: {
    body: { reason: string };
    answer: { data: { hold: { reason: string; since: string } | null } };
  };

  /** Waiting orders are sent again: `DELETE /api/v1/admin/sending-hold` */
  releaseSending: {
    answer: { data: { hold: { reason: string; since: string } | null } };
  };

  /** The owner’s account in the parent panel, which pays for the orders of this panel: `GET /api/v1/admin/providers/{id}/parent-account` */
  getParentAccount: {
    params: { id: number | string };
    answer: { data: ParentAccount };
  };

  /** How prices are made from the rates of providers: `GET /api/v1/admin/price-rules` */
  listPriceRules: {
    query: {
      after?: number | string;
      limit?: number | string;
      /** The number or a part of the name of what the rule is for. */
      search?: string;
      provider?: number | string;
    };
    answer: {
      data: PriceRule[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** The same list, whole, as CSV: `GET /api/v1/admin/price-rules.csv` */
  exportPriceRules: {
    query: {
      /** The number or a part of the name of what the rule is for. */
      search?: string;
      provider?: number | string;
    };
    answer: string;
  };

  /** Providers, and how many of their services no rule counts for: `GET /api/v1/admin/price-rules/providers` */
  listPriceRuleProviders: {
    answer: { data: PriceRuleProvider[] };
  };

  /** Services of a provider and their types by number or name, to set a rule for: `GET /api/v1/admin/price-rules/targets` */
  findPriceRuleTargets: {
    query: { provider: number | string; search?: string };
    answer: {
      data: { services: PriceRuleTarget[]; service_types: PriceRuleTarget[] };
    };
  };

  /** What setting a rule would change, or removing it: `POST /api/v1/admin/price-rules/preview` */
  previewPriceRule: {
    body: {
      terms: { percent: number; fixed: string; round_to: string; floor: string } | null;
      provider_id: number;
      service_type_id?: number;
      service_id?: number;
    };
    answer: { data: PriceRulePreview };
  };

  /** Adds a rule; prices follow at once, those set by hand stay: `POST /api/v1/admin/price-rules` */
  createPriceRule: {
    body: {
      percent: number;
      fixed: string;
      round_to: string;
      floor: string;
      provider_id: number;
      service_type_id?: number;
      service_id?: number;
    };
    answer: { data: PriceRuleEffect };
  };

  /** Changes a rule; prices follow at once, those set by hand stay: `PUT /api/v1/admin/price-rules/{id}` */
  changePriceRule: {
    params: { id: number | string };
    body: { percent: number; fixed: string; round_to: string; floor: string };
    answer: { data: PriceRuleEffect };
  };

  /** Removes a rule; its services follow the next wider one or keep their price: `DELETE /api/v1/admin/price-rules/{id}` */
  removePriceRule: {
    params: { id: number | string };
    answer: { data: PriceRuleEffect };
  };

  /** Puts withdrawals in review into a file for the bank; each stands in one file only: `POST /api/v1/admin/payout-files` */
  createPayoutFile: {
    body: { ids: number[] };
    answer: { data: { id: number } };
  };

  /** The file for the bank; asked for again it is the same: `GET /api/v1/admin/payout-files/{id}/file.csv` */
  downloadPayoutFile: {
    params: { id: number | string };
    answer: string;
  };

  /** The file was not used: what is still in review may go into another one: `POST /api/v1/admin/payout-files/{id}/release` */
  releasePayoutFile: {
    params: { id: number | string };
    body: { reason: string };
    answer: undefined;
  };

  /** Records payouts under their references, one by one: what fails does not stop the others: `POST /api/v1/admin/payouts` */
  payWithdrawals: {
    body: { payouts: { id: number; payout_reference: string }[] };
    answer: { data: PayoutOutcome[] };
  };

  /** How the panel is doing today, this week or this month, beside as many days before: `GET /api/v1/admin/overview` */
  getOverview: {
    query: { period?: OverviewPeriod };
    answer: { data: Overview };
  };

  /** Orders that were sent without a clear answer, by their number: `GET /api/v1/admin/unknown-orders` */
  listUnknownOrders: {
    query: OrderQueuesListInput;
    answer: {
      data: UnknownOrder[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** What staff found at the provider: it is there under this number, it is not and goes out again, or it ends: `POST /api/v1/admin/unknown-orders/{id}/resolution` */
  resolveUnknownOrder: {
    params: { id: number | string };
    body: {
      answer: 'placed' | 'refund' | 'resend';
      /** For `placed`. */
      number?: string;
      /** For `refund`; the customer reads it. */
      reason?: string;
      /** For `refund`: what was delivered all the same. */
      delivered?: number;
    };
    answer: undefined;
  };

  /** Whether orders are kept from going out to providers: `GET /api/v1/admin/dispatch-hold` */
  getDispatchHold: {
    answer: { data: DispatchHold };
  };

  /** Keeps all orders from going out, for a reason, or lets them go again: `PUT /api/v1/admin/dispatch-hold` */
  setDispatchHold: {
    body: { is_held: boolean; reason?: string };
    answer: { data: DispatchHold };
  };

  /** Orders that no provider took, by their number; with `read` those staff have taken note of, too: `GET /api/v1/admin/failed-orders` */
  listFailedOrders: {
    query: {
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
      read?: string | boolean;
    };
    answer: {
      data: QueuedOrder[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** Orders at a provider whose cancellation has been asked for, by their number: `GET /api/v1/admin/cancel-requests` */
  listCancelRequests: {
    query: OrderQueuesListInput;
    answer: {
      data: CancelRequest[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** The order goes on; the customer reads the reason: `POST /api/v1/admin/cancel-requests/{id}/refusal` */
  refuseCancelRequest: {
    params: { id: number | string };
    body: { reason: string };
    answer: undefined;
  };

  /** Orders whose texts a person has to read, by their number: `GET /api/v1/admin/moderation` */
  listModeration: {
    query: OrderQueuesListInput;
    answer: {
      data: ModeratedOrder[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** The order goes out, with all runs of its drip feed: `POST /api/v1/admin/moderation/{id}/approval` */
  approveModerated: {
    params: { id: number | string };
    body: Record<string, never>;
    answer: undefined;
  };

  /** Everything is paid back, for all runs of its drip feed; the customer reads the reason: `POST /api/v1/admin/moderation/{id}/rejection` */
  rejectModerated: {
    params: { id: number | string };
    body: { reason: string };
    answer: undefined;
  };

  /** The words that send an order to moderation, and the links that cannot be ordered for: `GET /api/v1/admin/moderation-rules` */
  getModerationRules: {
    answer: { data: { words: string[]; links: string[] } };
  };

  /** Replaces the list of words; a star stands for any letters: `PUT /api/v1/admin/moderation-rules/words` */
  setFlaggedWords: {
    body: { words: string[] };
    answer: undefined;
  };

  /** Replaces the list of links; one without a path blocks the whole site: `PUT /api/v1/admin/moderation-rules/links` */
  setBlockedLinks: {
    body: { links: string[] };
    answer: undefined;
  };

  /** Orders without a clear answer, as CSV, all that match: `GET /api/v1/admin/unknown-orders.csv` */
  exportUnknownOrders: {
    query: OrderQueuesListInput;
    answer: string;
  };

  /** Orders that no provider took, as CSV, all that match: `GET /api/v1/admin/failed-orders.csv` */
  exportFailedOrders: {
    query: {
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
      read?: string | boolean;
    };
    answer: string;
  };

  /** Orders whose cancellation has been asked for, as CSV, all that match: `GET /api/v1/admin/cancel-requests.csv` */
  exportCancelRequests: {
    query: OrderQueuesListInput;
    answer: string;
  };

  /** Orders whose texts a person has to read, as CSV, all that match: `GET /api/v1/admin/moderation.csv` */
  exportModeration: {
    query: OrderQueuesListInput;
    answer: string;
  };

  /** Mails of the last 90 days, newest first; found by number or recipient: `GET /api/v1/admin/mails` */
  listMails: {
    query: {
      status?: MailStatus;
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: {
      data: OutboxMail[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** The same as a file for spreadsheets: `GET /api/v1/admin/mails/export` */
  exportMails: {
    query: { search?: string; status?: MailStatus };
    answer: string;
  };

  /** Where one mail stands: `GET /api/v1/admin/mails/{id}` */
  getMail: {
    params: { id: number | string };
    answer: { data: OutboxMail };
  };

  /** Sends a mail to the caller’s own address; its row tells what the mail server answers: `POST /api/v1/admin/mails/test` */
  sendTestMail: {
    answer: { data: OutboxMail };
  };

  /** Tries a mail again that was given up: `POST /api/v1/admin/mails/{id}/resend` */
  resendMail: {
    params: { id: number | string };
    answer: { data: OutboxMail };
  };

  /** Posts the mirror image of a transaction, once; the original stays: `POST /api/v1/admin/ledger/transactions/{id}/reversal` */
  reverseTransaction: {
    params: { id: number | string };
    body: { reason: string };
    answer: undefined;
  };

  /** Invoices of all customers, found by number, gateway’s id, customer, e-mail address or amount: `GET /api/v1/admin/invoices` */
  reviewInvoices: {
    query: {
      status?: InvoiceStatus;
      /** Those that wait for a person come oldest first, all others newest first. */
      review?: InvoiceReview;
      method?: number | string;
      purpose?: 'add_funds' | 'orders';
      customer?: number | string;
      /** Days in UTC, both included. */
      from?: string;
      to?: string;
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: {
      data: ReviewedInvoice[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** The same list as CSV, all pages of it: `GET /api/v1/admin/invoices.csv` */
  exportInvoices: {
    query: {
      status?: InvoiceStatus;
      /** Those that wait for a person come oldest first, all others newest first. */
      review?: InvoiceReview;
      method?: number | string;
      purpose?: 'add_funds' | 'orders';
      customer?: number | string;
      /** Days in UTC, both included. */
      from?: string;
      to?: string;
      search?: string;
    };
    answer: string;
  };

  /** The ways of paying that invoices may have been opened with, also those that are switched off: `GET /api/v1/admin/invoice-methods` */
  listInvoiceMethods: {
    answer: { data: { id: number; name: string }[] };
  };

  /** One invoice with its events, orders, postings, refunds and disputes: `GET /api/v1/admin/invoices/{id}` */
  getReviewedInvoice: {
    params: { id: number | string };
    answer: { data: InvoiceDetails };
  };

  /** A file that the payer sent as proof of a payment: `GET /api/v1/admin/invoices/{id}/evidence/{filename}` */
  getPaymentEvidence: {
    params: { id: number | string; filename: string };
    answer: undefined;
  };

  /** The money is there: it is credited and pays the orders it was for: `POST /api/v1/admin/invoices/{id}/confirmation` */
  confirmInvoice: {
    params: { id: number | string };
    body: {
      /** What arrived, where it is not what was asked for; then there is no fee and no bonus. */
      amount?: string;
      reason?: string;
    };
    answer: { data: InvoiceDetails };
  };

  /** No such money came, or it is sent back outside the panel; the customer reads the reason: `POST /api/v1/admin/invoices/{id}/rejection` */
  rejectInvoice: {
    params: { id: number | string };
    body: { reason: string };
    answer: { data: InvoiceDetails };
  };

  /** What a refund of a payment or a part of it would take from whom: `POST /api/v1/admin/invoices/{id}/refund-preview` */
  previewRefund: {
    params: { id: number | string };
    body: { amount?: string };
    answer: { data: RefundPreview };
  };

  /** Returns a payment or a part of it to the payer, through the gateway where it can: `POST /api/v1/admin/invoices/{id}/refunds` */
  refundInvoice: {
    params: { id: number | string };
    body: {
      reason: string;
      /** In dollars, fee included; without it everything that is left. */
      amount?: string;
    };
    answer: { data: InvoiceDetails };
  };

  /** A doubtful payment is dealt with outside the panel: nothing is credited, and it waits no longer: `POST /api/v1/admin/invoices/{id}/resolution` */
  resolveInvoice: {
    params: { id: number | string };
    body: { reason: string };
    answer: { data: InvoiceDetails };
  };

  /** Where answers to tickets arrive by e-mail; the secret is never shown: `GET /api/v1/admin/inbound-mail` */
  getInboundMail: {
    answer: { data: InboundMail };
  };

  /** Sets the address for answers by e-mail, and the secret that the mail service signs with: `PUT /api/v1/admin/inbound-mail` */
  setInboundMail: {
    body: { address: string; secret: string };
    answer: { data: InboundMail };
  };

  /** Takes no more answers by e-mail: `DELETE /api/v1/admin/inbound-mail` */
  removeInboundMail: {
    answer: { data: InboundMail };
  };

  /** What a new panel still needs; null once it was dismissed or a customer has ordered: `GET /api/v1/admin/first-steps` */
  getFirstSteps: {
    answer: { data: FirstStepsChecklist | null };
  };

  /** The checklist is not shown again: `POST /api/v1/admin/first-steps/dismissal` */
  dismissFirstSteps: {
    answer: { data: FirstStepsChecklist | null };
  };

  /** Background jobs that failed for good, the oldest first; found by number or the job’s name: `GET /api/v1/admin/failed-jobs` */
  listFailedJobs: {
    query: OrderQueuesListInput;
    answer: {
      data: FailedJob[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** The same list, whole, as CSV: `GET /api/v1/admin/failed-jobs.csv` */
  exportFailedJobs: {
    query: { search?: string };
    answer: string;
  };

  /** Runs failed jobs again; those that nothing can run any more stay in the list: `POST /api/v1/admin/failed-jobs/retry` */
  retryFailedJobs: {
    body: { ids: number[] };
    answer: { data: { count: number } };
  };

  /** Takes failed jobs off the list without running them; what they were to do stays undone: `POST /api/v1/admin/failed-jobs/discard` */
  discardFailedJobs: {
    body: { ids: number[]; reason: string };
    answer: { data: { count: number } };
  };

  /** What was asked of the parent panel about this ticket; null for a panel without a parent: `GET /api/v1/admin/tickets/{id}/escalations` */
  getEscalations: {
    params: { id: number | string };
    answer: { data: Escalations | null };
  };

  /** Asks the parent panel about the order of the ticket, with this text and nothing else: `POST /api/v1/admin/tickets/{id}/escalations` */
  escalateTicket: {
    params: { id: number | string };
    body: { subject: string; text: string };
    answer: { data: Escalations | null };
  };

  /** Writes to the parent panel in the conversation that is not closed: `POST /api/v1/admin/tickets/{id}/escalations/replies` */
  replyToEscalation: {
    params: { id: number | string };
    body: { text: string };
    answer: { data: Escalations | null };
  };

  /** Disputes of payments; open ones come oldest first, the others newest first: `GET /api/v1/admin/disputes` */
  reviewDisputes: {
    query: {
      state?: 'lost' | 'open' | 'won';
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: {
      data: ReviewedDispute[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** The same list as CSV, all pages of it: `GET /api/v1/admin/disputes.csv` */
  exportDisputes: {
    query: { search?: string; state?: 'lost' | 'open' | 'won' };
    answer: string;
  };

  /** Records how a dispute ended, where the gateway does not report it: `POST /api/v1/admin/disputes/{id}/outcome` */
  closeDispute: {
    params: { id: number | string };
    body: { outcome: 'lost' | 'won'; reason: string };
    answer: { data: ReviewedDispute };
  };

  /** Accounts, newest first; the search takes a number, an e-mail or its beginning, or the beginning of a first or last name: `GET /api/v1/admin/customers` */
  listCustomers: {
    query: {
      state?: CustomerState;
      role?: AccountRole;
      /** Registered on or after this day, UTC. */
      from?: string;
      /** Registered on or before this day, UTC. */
      to?: string;
      owes?: string | boolean;
      source?: string;
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: {
      data: CustomerRow[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** The same list, whole, as CSV: `GET /api/v1/admin/customers.csv` */
  exportCustomers: {
    query: {
      state?: CustomerState;
      role?: AccountRole;
      /** Registered on or after this day, UTC. */
      from?: string;
      /** Registered on or before this day, UTC. */
      to?: string;
      owes?: string | boolean;
      source?: string;
      search?: string;
    };
    answer: string;
  };

  /** Everything the panel knows about a customer, the newest of each kind: `GET /api/v1/admin/customers/{id}` */
  getCustomer: {
    params: { id: number | string };
    answer: { data: CustomerCard };
  };

  /** What was done to this account and by whom, newest first: `GET /api/v1/admin/customers/{id}/audit` */
  getCustomerAudit: {
    params: { id: number | string };
    query: { after?: number | string; limit?: number | string };
    answer: {
      data: CustomerAuditEntry[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** Freezes the account until it is unfrozen: nothing can be ordered or paid, and open sessions see why: `POST /api/v1/admin/customers/{id}/freeze` */
  freezeCustomer: {
    params: { id: number | string };
    body: { reason: string };
    answer: undefined;
  };

  /** Ends what staff froze the account for; it stays frozen while a dispute or a debt is open: `POST /api/v1/admin/customers/{id}/unfreeze` */
  unfreezeCustomer: {
    params: { id: number | string };
    body: { reason: string };
    answer: undefined;
  };

  /** Signs the customer out everywhere, within a second: `POST /api/v1/admin/customers/{id}/end-sessions` */
  endCustomerSessions: {
    params: { id: number | string };
    body: { reason: string };
    answer: undefined;
  };

  /** Removes authenticator, passkeys and recovery codes, ends all sessions and tells the customer: `POST /api/v1/admin/customers/{id}/reset-second-factor` */
  resetCustomerFactors: {
    params: { id: number | string };
    body: { reason: string };
    answer: undefined;
  };

  /** Sends the link to verify the address, or to set a new password, once more: `POST /api/v1/admin/customers/{id}/mails` */
  mailCustomer: {
    params: { id: number | string };
    body: { template: 'password-reset' | 'verify-email' };
    answer: undefined;
  };

  /** Mails a link to the new address. The account gets it once the customer opens the link and signs in there; the former address can undo it for a week: `POST /api/v1/admin/customers/{id}/email` */
  changeCustomerEmail: {
    params: { id: number | string };
    body: { email: string; reason: string };
    answer: undefined;
  };

  /** Everything kept about the customer, as one JSON file, for who asks for it by law: `GET /api/v1/admin/customers/{id}/data` */
  exportCustomerData: {
    params: { id: number | string };
    answer: string;
  };

  /** What stands in the way of closing the account, and the balance that would be given up: `GET /api/v1/admin/customers/{id}/closing` */
  getCustomerClosing: {
    params: { id: number | string };
    answer: { data: { blockers: ClosingBlocker[]; balance: string } };
  };

  /** Closes an account that is not frozen for good: personal data is erased, the books stay: `POST /api/v1/admin/customers/{id}/closing` */
  closeCustomer: {
    params: { id: number | string };
    body: {
      reason: string;
      /** Everything the customer loses, as it was shown; required if there is anything. */
      give_up_balance?: string;
    };
    answer: undefined;
  };

  /** Moves the paid orders of a guest, and what is left of the money, into this account; what is being checked stays: `POST /api/v1/admin/customers/{id}/guest-orders` */
  mergeGuest: {
    params: { id: number | string };
    body: {
      guest_id: number;
      /** Needed where the guest ordered with another address than the one this account has proven. */
      reason?: string;
    };
    answer: { data: { orders: number } };
  };

  /** Customers who have prices of their own, latest accounts first: `GET /api/v1/admin/custom-prices` */
  listCustomersWithPrices: {
    query: OrderQueuesListInput;
    answer: {
      data: CustomersPrices[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** The same list, whole, as CSV: `GET /api/v1/admin/custom-prices.csv` */
  exportCustomersWithPrices: {
    query: { search?: string };
    answer: string;
  };

  /** Services and types of services by number or name, to set a price for: `GET /api/v1/admin/custom-prices/targets` */
  findPriceTargets: {
    query: { search?: string };
    answer: { data: { services: PriceTarget[]; service_types: PriceTarget[] } };
  };

  /** The prices of one customer, newest first, beside what others pay: `GET /api/v1/admin/accounts/{id}/custom-prices` */
  listCustomPrices: {
    params: { id: number | string };
    query: OrderQueuesListInput;
    answer: {
      data: CustomPrice[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
      customer: Customer;
    };
  };

  /** All prices of one customer as CSV: `GET /api/v1/admin/accounts/{id}/custom-prices.csv` */
  exportCustomPrices: {
    params: { id: number | string };
    query: { search?: string };
    answer: string;
  };

  /** Sets what a customer pays for a service, for a type or for everything; replaces what was set before: `POST /api/v1/admin/accounts/{id}/custom-prices` */
  setCustomPrice: {
    params: { id: number | string };
    body: {
      /** At most one of the two; neither: everything. */
      service_id?: number;
      service_type_id?: number;
      /** Exactly one of the two. */
      fixed_price?: string;
      discount?: number;
    };
    answer: { data: CustomPrice };
  };

  /** The customer pays the list price again, or what a wider rule says: `DELETE /api/v1/admin/accounts/{id}/custom-prices/{priceId}` */
  removeCustomPrice: {
    params: { id: number | string; priceId: number | string };
    answer: undefined;
  };

  /** What copying another customer’s prices would change: `GET /api/v1/admin/accounts/{id}/custom-prices/copy` */
  previewPriceCopy: {
    params: { id: number | string };
    query: {
      /** The other customer’s number or whole e-mail address. */
      from: string;
    };
    answer: {
      data: {
        from: Customer;
        /** Prices that the customer does not have yet. */
        added_count: number;
        /** Prices for something that the customer has another price for. */
        replaced_count: number;
        unchanged_count: number;
      };
    };
  };

  /** Copies the prices of another customer; replaces other prices for the same thing if asked to: `POST /api/v1/admin/accounts/{id}/custom-prices/copy` */
  copyCustomPrices: {
    params: { id: number | string };
    body: { from_id: number; replaces: boolean };
    answer: {
      data: {
        from: Customer;
        /** Prices that the customer does not have yet. */
        added_count: number;
        /** Prices for something that the customer has another price for. */
        replaced_count: number;
        unchanged_count: number;
      };
    };
  };

  /** Restricted services, and whether lists show them to this customer: `GET /api/v1/admin/accounts/{id}/restricted-services` */
  listRestrictedServices: {
    params: { id: number | string };
    query: OrderQueuesListInput;
    answer: {
      data: RestrictedService[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** Shows a restricted service to a customer in lists, or hides it again: `PUT /api/v1/admin/accounts/{id}/restricted-services/{serviceId}` */
  openRestrictedService: {
    params: { id: number | string; serviceId: number | string };
    body: { is_open: boolean };
    answer: { data: RestrictedService };
  };

  /** Plans for keyword campaigns with who has them: `GET /api/v1/admin/campaign-plans` */
  listStaffPlans: {
    answer: { data: StaffPlan[] };
  };

  /** Offers another plan for keyword campaigns: `POST /api/v1/admin/campaign-plans` */
  createStaffPlan: {
    body: {
      name: string;
      keywords_limit: number;
      price: string;
      trial_days: number;
      is_highlight: boolean;
      is_enabled: boolean;
      position: number;
    };
    answer: { data: StaffPlan };
  };

  /** Changes a plan; who has it pays a new price from the next month on: `PATCH /api/v1/admin/campaign-plans/{id}` */
  changeStaffPlan: {
    params: { id: number | string };
    body: {
      name?: string;
      keywords_limit?: number;
      price?: string;
      trial_days?: number;
      is_highlight?: boolean;
      is_enabled?: boolean;
      position?: number;
    };
    answer: { data: StaffPlan };
  };

  /** Removes a plan that nobody has: `DELETE /api/v1/admin/campaign-plans/{id}` */
  deleteStaffPlan: {
    params: { id: number | string };
    answer: undefined;
  };

  /** Keyword campaigns of all customers and what they use, the newest first: `GET /api/v1/admin/campaigns` */
  listStaffCampaigns: {
    query: {
      status?: 'active' | 'all' | 'finished' | 'paused';
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: {
      data: StaffCampaign[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** Where the panel looks up video channels: `GET /api/v1/admin/channel-source` */
  getChannelSource: {
    answer: { data: ChannelSource };
  };

  /** Looks up channels with this key of the YouTube Data API: `PUT /api/v1/admin/channel-source` */
  setChannelSource: {
    body: {
      api_key: string;
      /** Units a day that the video network grants this key. */
      daily_quota?: number;
    };
    answer: { data: ChannelSource };
  };

  /** Forgets the key; the panel shows sample channels again: `DELETE /api/v1/admin/channel-source` */
  removeChannelSource: {
    answer: { data: ChannelSource };
  };

  /** Looks up one channel, to see that the key works: `POST /api/v1/admin/channel-source/test` */
  testChannelSource: {
    body: { url: string };
    answer: { data: { title: string } };
  };

  /** Says how many units a day the video network grants the key: `PUT /api/v1/admin/channel-source/quota` */
  setDailyQuota: {
    body: { daily_quota: number };
    answer: { data: ChannelSource };
  };

  /** Lets customers connect their channels through this client of the video network: `PUT /api/v1/admin/channel-source/oauth` */
  setChannelOauth: {
    body: { client_id: string; client_secret: string };
    answer: { data: ChannelSource };
  };

  /** Forgets the client; channels that are connected through it are no longer read: `DELETE /api/v1/admin/channel-source/oauth` */
  removeChannelOauth: {
    answer: { data: ChannelSource };
  };

  /** Asks the video network whether it knows the client and its secret: `POST /api/v1/admin/channel-source/oauth/test` */
  testChannelOauth: {
    answer: { data: { is_accepted: boolean } };
  };

  /** Where keyword suggestions come from: `PUT /api/v1/admin/channel-source/suggestions` */
  setSuggestionSource: {
    body: { suggestions: 'google' | 'sample' };
    answer: { data: ChannelSource };
  };

  /** Asks for suggestions once, to see that the source works: `POST /api/v1/admin/channel-source/suggestions/test` */
  testSuggestionSource: {
    body: { keyword: string };
    answer: { data: { suggestions: string[] } };
  };

  /** : `GET /api/v1/admin/canned-replies` */
  listCannedReplies: {
    answer: { data: CannedReply[] };
  };

  /** Adds a canned reply: `POST /api/v1/admin/canned-replies` */
  createCannedReply: {
    body: CannedReplyBody;
    answer: { data: CannedReply };
  };

  /** Changes a canned reply in all its languages: `PUT /api/v1/admin/canned-replies/{id}` */
  changeCannedReply: {
    params: { id: number | string };
    body: CannedReplyBody;
    answer: { data: CannedReply };
  };

  /** Removes a canned reply: `DELETE /api/v1/admin/canned-replies/{id}` */
  deleteCannedReply: {
    params: { id: number | string };
    answer: undefined;
  };

  /** Draws up one action over many orders and answers its effect; nothing is done before it is started: `POST /api/v1/admin/bulk-jobs` */
  createBulkJob: {
    body: {
      action: StaffAction;
      ids?: number[];
      filter?: OrderSelectionInput;
      /** For `partial` (absent: as reported) and `set_progress`. */
      remains?: number;
      /** For `set_progress`. */
      start_count?: number;
      /** For `change_provider`. */
      provider_id?: number;
      /** For `change_link`. */
      link?: string;
      /** For the audit log; the customer reads it where the order ends early. */
      reason?: string;
    };
    answer: { data: BulkJob };
  };

  /** Begins what was drawn up, or goes on with what was stopped: `POST /api/v1/admin/bulk-jobs/{id}/start` */
  startBulkJob: {
    params: { id: number | string };
    body: Record<string, never>;
    answer: { data: BulkJob };
  };

  /** Stops it: once this is answered, no further order is touched: `POST /api/v1/admin/bulk-jobs/{id}/stop` */
  stopBulkJob: {
    params: { id: number | string };
    body: Record<string, never>;
    answer: { data: BulkJob };
  };

  /** Actions over many orders, newest first, with their progress: `GET /api/v1/admin/bulk-jobs` */
  listBulkJobs: {
    query: {
      after?: number | string;
      limit?: number | string;
      id?: number | string;
    };
    answer: {
      data: BulkJob[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** What became of each order, by its number: `GET /api/v1/admin/bulk-jobs/{id}/rows` */
  listBulkJobRows: {
    params: { id: number | string };
    query: {
      after?: number | string;
      limit?: number | string;
      outcome?: BulkRowOutcome;
    };
    answer: {
      data: BulkJobRow[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** What became of each order, as CSV: `GET /api/v1/admin/bulk-jobs/{id}/rows.csv` */
  exportBulkJobRows: {
    params: { id: number | string };
    answer: string;
  };

  /** Actions over many orders, as CSV, all that match: `GET /api/v1/admin/bulk-jobs.csv` */
  exportBulkJobs: {
    query: Record<string, never>;
    answer: string;
  };

  /** The providers that orders can be sent to, by name: `GET /api/v1/admin/order-providers` */
  listOrderProviders: {
    answer: { data: { id: number; name: string }[] };
  };

  /** Who did what, with both states, the newest first; `search` names who did it: `GET /api/v1/admin/audit` */
  listAudit: {
    query: {
      /** The beginning of an action's name, such as `orders.` or `orders.cancel`. */
      action?: string;
      subject_type?: string;
      subject_id?: string;
      start_date?: string;
      end_date?: string;
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: {
      data: AuditEntry[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** The same as a file: `GET /api/v1/admin/audit.csv` */
  exportAudit: {
    query: {
      /** The beginning of an action's name, such as `orders.` or `orders.cancel`. */
      action?: string;
      subject_type?: string;
      subject_id?: string;
      start_date?: string;
      end_date?: string;
      search?: string;
    };
    answer: string;
  };

  /** Corrections of wallets; those that wait for a second person come oldest first, the others newest first: `GET /api/v1/admin/adjustments` */
  listAdjustments: {
    query: {
      status?: AdjustmentStatus;
      /** A number of the row or its customer, or an e-mail address. */
      search?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: {
      data: Adjustment[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** The same list, whole, as CSV: `GET /api/v1/admin/adjustments.csv` */
  exportAdjustments: {
    query: { search?: string; status?: AdjustmentStatus };
    answer: string;
  };

  /** Corrects a wallet. Above the panel’s limit, summed over a day, and for the caller’s own wallet it waits for a second person: `POST /api/v1/admin/customers/{id}/adjustments` */
  adjustWallet: {
    params: { id: number | string };
    body: {
      wallet: AdjustableWallet;
      amount: string;
      /** The customer reads it in their finances. */
      reason: string;
    };
    answer: { data: Adjustment };
  };

  /** Posts a correction that somebody else has asked for: `POST /api/v1/admin/adjustments/{id}/confirmation` */
  confirmAdjustment: {
    params: { id: number | string };
    body: Record<string, never>;
    answer: { data: Adjustment };
  };

  /** Declines a correction that waits, or takes back one’s own: `POST /api/v1/admin/adjustments/{id}/rejection` */
  rejectAdjustment: {
    params: { id: number | string };
    body: { reason: string };
    answer: { data: Adjustment };
  };

  /** What waits for staff, as far as the caller may see it, with its age: `GET /api/v1/admin/queues` */
  listQueues: {
    answer: { data: Queue[] };
  };

  /** Orders of all customers, by any of their facts; a page begins behind the order `after`: `GET /api/v1/admin/orders` */
  listStaffOrders: {
    query: {
      sort?: 'newest' | 'oldest';
      /** Numbers of orders, of ours or a provider's, several with spaces or commas; a link; or an e-mail address. */
      search?: string;
      status?: readonly ShownOrderStatus[] | string;
      dispatch?: DispatchState;
      provider_id?: number | string;
      service_id?: number | string;
      network_id?: number | string;
      customer_id?: number | string;
      /** Days in UTC, both included. */
      from?: string;
      to?: string;
      mode?: OrderMode;
      channel?: OrderChannel;
      min_amount?: string;
      max_amount?: string;
      after?: number | string;
      limit?: number | string;
    };
    answer: {
      data: StaffOrder[];
      /** The key behind which the next page begins; null on the last one. */
      next: number | null;
    };
  };

  /** The same orders as CSV: `GET /api/v1/admin/orders/export` */
  exportStaffOrders: {
    query: {
      sort?: 'newest' | 'oldest';
      /** Numbers of orders, of ours or a provider's, several with spaces or commas; a link; or an e-mail address. */
      search?: string;
      status?: readonly ShownOrderStatus[] | string;
      dispatch?: DispatchState;
      provider_id?: number | string;
      service_id?: number | string;
      network_id?: number | string;
      customer_id?: number | string;
      /** Days in UTC, both included. */
      from?: string;
      to?: string;
      mode?: OrderMode;
      channel?: OrderChannel;
      min_amount?: string;
      max_amount?: string;
    };
    answer: string;
  };

  /** The providers and networks that orders can be filtered by: `GET /api/v1/admin/orders/choices` */
  getStaffOrderChoices: {
    answer: {
      data: {
        providers: OrdersProvider[];
        networks: { id: number; name: string }[];
      };
    };
  };

  /** One order with everything known about it: timeline, calls to the provider, postings, refills, tickets: `GET /api/v1/admin/orders/{id}` */
  getStaffOrder: {
    params: { id: number | string };
    answer: { data: StaffOrderSheet };
  };
}

export interface Adjustment {
  id: number;
  customer: Customer;
  wallet: AdjustableWallet;
  amount: string;
  reason: string;
  status: AdjustmentStatus;
  requested_by: Customer;
  decided_by: Customer | null;
  /** Why it was declined. */
  reject_reason: string | null;
  /** The caller asked for it, so that somebody else has to confirm it. */
  is_own: boolean;
  created_at: string;
  decided_at: string | null;
}

export interface Agent {
  id: number;
  name: string;
}

export interface AuditEntry {
  id: number;
  /** Null for the panel itself, guests and widgets: `actor_kind` names them. */
  actor: Customer | null;
  actor_kind: string;
  /** Who acted in the actor's name. */
  on_behalf_of: Customer | null;
  action: string;
  subject_type: string;
  subject_id: string;
  /** JSON; secrets are redacted. */
  before: string | null;
  after: string | null;
  reason: string | null;
  request_id: string;
  created_at: string;
}

export interface BonusStep {
  from_amount: string;
  bonus_percent: number;
}

export interface Books {
  /** The last one that came to its end. */
  last: BooksCheckView | null;
  /** The one under way. */
  running: BooksCheckView | null;
  rules: { name: string; problems: number }[];
}

export interface BooksCheckView {
  id: number;
  state: 'done' | 'failed' | 'running' | 'waiting';
  /** Null: the hourly check. */
  asked_by: Customer | null;
  rules: number;
  rules_done: number;
  /** What it found in the books of this panel. */
  problems: number;
  created_at: string;
  ended_at: string | null;
}

export interface BooksProblemView {
  id: number;
  rule: string;
  detail: string;
  found_at: string;
}

export interface BulkBody {
  ids: number[];
  action: ServiceAction;
  /** For `price`: 0.1 raises by a tenth. */
  percent?: number;
}

export interface BulkEffect {
  /** How many services the action changes. */
  changed: number;
  /** Of those, how many would cost less than they cost us and leave the shop. */
  below_cost: number;
  examples: { id: number; name: string; before: string; after: string }[];
}

export interface BulkJob {
  id: number;
  action: StaffAction;
  reason: string | null;
  status: BulkJobStatus;
  by: Customer;
  total: number;
  done: number;
  requested: number;
  refused: number;
  failed: number;
  refunded: string;
  preview: BulkPreview;
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
}

export interface BulkJobRow {
  /** The order's number. */
  id: number;
  outcome: BulkRowOutcome | null;
  problem: StaffActionProblem | null;
  refunded: string;
  done_at: string | null;
}

export interface BulkPreview {
  applies: number;
  /** Of these, the provider has to agree first. */
  asks_provider: number;
  refused: { problem: StaffActionProblem; count: number }[];
  /** Goes back to customers at once. */
  refund: string;
  /** What providers charge for orders that nobody pays for any more. */
  lost_at_providers: string;
}

export interface CancelRequest {
  id: number;
  customer: Customer;
  service: OrderedService;
  url: string;
  quantity: number;
  current_quantity: number;
  cost: string;
  provider: string | null;
  /** The provider's number of the order. */
  provider_order: string | null;
  /** What the provider answered last, or why there is no answer. */
  last_answer: string | null;
  created_at: string;
  /** Since when it waits. */
  since: string;
  /** The provider has been asked and works on it. */
  asked_at: string | null;
}

export interface CannedReply {
  id: number;
  title: string;
  texts: { locale: Locale; text: string }[];
  updated_at: string;
}

export interface CannedReplyBody {
  title: string;
  /** By language; placeholders in braces are replaced when it is put into an answer. */
  texts: { locale: Locale; text: string }[];
}

export interface ChannelSource {
  /** `sample`: figures made up by the panel, and labelled so. */
  kind: SourceKind;
  /** When the key was set; the key itself is never shown. */
  updated_at: string | null;
  /** For customers who connect their channels; its secret is never shown. */
  oauth: {
    client_id: string;
    updated_at: string;
    connected_channels: number;
    revoked_channels: number;
  } | null;
  /** To be entered at the video network as the address it may send people back to. */
  oauth_redirect: string;
  /** Suggestions need no key, but an operator may prefer samples. */
  suggestions: 'google' | 'sample';
  /** Of today at the video network; null for samples. */
  quota: {
    /** In the units of the video network. */
    limit: number;
    used: number;
    resets_at: string;
    /** What the units of today went to. */
    uses: { kind: QuotaUse; calls: number; units: number }[];
    /** By day, oldest first. */
    history: { day: string; used: number; limit: number }[];
  } | null;
  /** Not asked until then, after it failed several times in a row. */
  paused_until: string | null;
  last_failure: { at: string; reason: string } | null;
  /** Customers by what they used in the last 30 days, the most first. */
  customers: {
    customer: Customer;
    lookups: number;
    reports: number;
    suggestions: number;
    units: number;
  }[];
}

export interface ConsoleProvider {
  id: number;
  name: string;
  kind: ProviderKindName;
  url: string | null;
  /** The key itself never leaves. */
  has_key: boolean;
  currency: string;
  /** What one unit is worth in USD. */
  usd_per_unit: string;
  follows_exchange_rate: boolean;
  /** In the provider's currency. */
  balance: string | null;
  balance_at: string | null;
  low_balance: string | null;
  concurrency: number;
  per_minute: number;
  /** An offer whose rate moves by more than this in one sync waits for a person. */
  price_jump: number;
  on_price_jump: 'follow' | 'hold';
  /** Of a parent panel: services that are new there are sold here at once. */
  adds_new: boolean;
  is_enabled: boolean;
  hold: {
    reason: HoldReason;
    note: string | null;
    since: string;
    reported_currency: string | null;
  } | null;
  /** Nothing is sent until then: too many calls in a row failed. */
  resting_until: string | null;
  services: number;
  /** Changed offers that wait for a person. */
  waiting_offers: number;
  can_sync: boolean;
  sync: { requested_at: string; done: number | null; total: number | null } | null;
  last_sync: {
    ended_at: string;
    refusal: SyncRefusal | null;
    offered: number;
    rejected: number;
    added: number;
    vanished: number;
    repriced: number;
    held: number;
  } | null;
}

export interface ConsoleService {
  id: number;
  name: string;
  network: ServicesNamed;
  type: ServicesNamed;
  state: ServiceState;
  /** For so many pieces are price and cost. */
  pricing_per: number;
  /** Before the discount. */
  default_price: string;
  discount: number;
  price: string;
  /** What the first provider that can deliver charges; null where nobody can. */
  cost: string | null;
  /** What is left of the price, as a share of it; negative below cost. */
  margin: number | null;
  min: number;
  max: number;
  provider: { id: number; name: string; number: string } | null;
  slug: string;
  /** In every language that has one; English is the service’s own name. */
  names: Partial<Record<Locale, string>>;
  price_is_manual: boolean;
  limits_are_manual: boolean;
  sells_below_cost: boolean;
  /** In the order in which they are tried. */
  sources: {
    provider: ServicesNamed;
    number: string;
    name: string;
    /** For 1000 pieces or one package, in USD. */
    rate: string;
    is_enabled: boolean;
    /** It can deliver now: listed, not held, its provider switched on. */
    is_live: boolean;
  }[];
}

export interface ConsoleServiceRow {
  id: number;
  name: string;
  network: ServicesNamed;
  type: ServicesNamed;
  state: ServiceState;
  /** For so many pieces are price and cost. */
  pricing_per: number;
  /** Before the discount. */
  default_price: string;
  discount: number;
  price: string;
  /** What the first provider that can deliver charges; null where nobody can. */
  cost: string | null;
  /** What is left of the price, as a share of it; negative below cost. */
  margin: number | null;
  min: number;
  max: number;
  provider: { id: number; name: string; number: string } | null;
}

export interface ConsoleSetting {
  /** With dots between groups, such as `colors.light.primary`. */
  path: string;
  value: SettingValue;
  default: SettingValue;
  is_changed: boolean;
  changed_at: string | null;
  /** Who changed it last; null for a closed account and for the installation itself. */
  changed_by: string | null;
}

export interface CouponInput {
  code: string;
  name: string;
  type: CouponType;
  calculation: CouponCalculation;
  total_limit: number | null;
  account_limit: number | null;
  service_ids: number[] | null;
  valid_from: string | null;
  valid_to: string | null;
  is_enabled: boolean;
  is_listed: boolean;
  description?: string;
  translations?: Partial<Record<Locale, CouponsNames>>;
  percent?: number;
  amount?: string;
  min_amount?: string;
}

export interface CouponUseView {
  id: number;
  customer: Customer;
  use_type: 'invoice' | 'order_group';
  use_id: number;
  /** The orders of the checkout. */
  order_ids: number[];
  amount: string;
  /** What it gave, or for cashback promised. */
  bonus: string;
  /** Of a cashback, what has been paid so far; null for other types. */
  paid: string | null;
  created_at: string;
  /** When it was given back, because the checkout came to nothing. */
  released_at: string | null;
}

export interface CouponsNames {
  name?: string;
  description?: string;
}

export interface CurrencyRate {
  currency: 'RUB';
  /** What counts: the one set by hand, else the fetched one. Units of the currency for one dollar. */
  rate: string | null;
  from: 'hand' | 'source' | null;
  by_hand: string | null;
  fetched: string | null;
  fetched_at: string | null;
}

export interface CustomPrice {
  id: number;
  applies_to: 'everything' | 'service' | 'service_type';
  /** Null where it is for everything. */
  target: PriceTarget | null;
  /** For 1000 pieces, or for one package. Null where the price is a percentage. */
  fixed_price: string | null;
  discount: number | null;
  /** What the customer pays for `pricing_per` pieces, their grade counted; null where it is not for one service. */
  price: string | null;
  /** The price is below what the first provider takes. */
  is_below_cost: boolean;
  /** No longer sold. */
  is_gone: boolean;
  updated_at: string;
}

export interface Customer {
  id: number;
  name: string;
  email: string | null;
}

export interface CustomerAuditEntry {
  id: number;
  action: string;
  /** Who did it; null for the panel itself. */
  actor: { id: number; name: string } | null;
  /** The member of staff who was signed in as the actor. */
  on_behalf_of: { id: number; name: string } | null;
  reason: string | null;
  before: string | null;
  after: string | null;
  created_at: string;
}

export interface CustomerCard {
  id: number;
  name: string;
  email: string | null;
  state: CustomerState;
  role: AccountRole;
  /** What the customer can spend. */
  balance: string;
  owed: string;
  orders: number;
  spent: string;
  marketing_source: string | null;
  created_at: string;
  email_verified_at: string | null;
  company_name: string | null;
  company_address: string | null;
  company_site: string | null;
  vat: string | null;
  locale: string;
  time_zone: string;
  messengers: ProfileMessenger[];
  has_password: boolean;
  social: string[];
  second_factor: { totp: boolean; passkeys: number };
  freezes: {
    cause: 'debt' | 'dispute' | 'operator';
    reason: string;
    created_at: string;
  }[];
  wallets: {
    cash: string;
    bonus: string;
    referral: string;
    task: string;
    hold: string;
    owed: string;
  };
  postings: {
    id: string;
    type: string;
    wallet: string;
    amount: string;
    balance: string;
    order_id: string | null;
    reason: string | null;
    created_at: string;
  }[];
  recent_orders: {
    id: number;
    link: string;
    status: OrderStatus;
    cancel_reason: string | null;
    quantity: number;
    current_quantity: number;
    cost: string;
    created_at: string;
  }[];
  sessions: {
    id: string;
    device: SessionsListDevice;
    address: string;
    last_seen_at: string;
    is_impersonation: boolean;
  }[];
  coupons: {
    id: number;
    code: string;
    amount: string;
    bonus: string;
    created_at: string;
    is_released: boolean;
  }[];
  tickets: { id: number; subject: string; status: string; last_message_at: string }[];
  referral: {
    code: string;
    /** Who brought this customer. */
    referred_by: { id: number; name: string } | null;
    referred: number;
    recent: { id: number; name: string; created_at: string }[];
  };
  marketing: Record<string, string>;
  /** Accounts that guests with this address have ordered into, and that can be merged. */
  guests: { id: number; orders: number; charged: string }[];
  adjustments_waiting: number;
}

export interface CustomerGrade {
  /** Null: none reached. */
  grade: { name: string } | null;
  since: string | null;
  expires_at: string | null;
  mercy_until: string | null;
  spent: string;
  given: { grade: { name: string }; until: string | null; reason: string } | null;
}

export interface CustomerRow {
  id: number;
  name: string;
  email: string | null;
  state: CustomerState;
  role: AccountRole;
  /** What the customer can spend. */
  balance: string;
  owed: string;
  orders: number;
  spent: string;
  marketing_source: string | null;
  created_at: string;
}

export interface CustomersPrices {
  /** The number of the account, by which pages continue. */
  id: number;
  customer: Customer;
  prices_count: number;
  /** Of the rule for everything. */
  discount: number | null;
  fixed_price: string | null;
  opened_services_count: number;
  updated_at: string;
}

export interface DispatchHold {
  is_held: boolean;
  reason: string | null;
  since: string | null;
}

export interface DisputeView {
  id: number;
  invoice_id: number;
  /** The gateway's id. */
  ref: string | null;
  /** What is disputed, as charged. */
  charge: { currency: string; amount: string };
  /** What was taken from the customer for it; a dispute that was won has given it back. */
  taken: string;
  outcome: 'lost' | 'won' | null;
  opened_at: string;
  ended_at: string | null;
}

export interface Escalation {
  id: number;
  /** Whose turn it is: `open` waits for the parent panel, `answered` for us. */
  status: TicketStatus;
  /** Where the owner finds it in the parent panel. */
  url: string;
  messages: {
    id: number;
    author: 'parent' | 'us';
    text: string;
    /** Files are opened in the parent panel. */
    files_count: number;
    created_at: string;
  }[];
}

export interface Escalations {
  panel_name: string;
  /** The parent’s order behind the order of the ticket; null where there is none to ask about. */
  order: { id: number; link: string } | null;
  /** Nothing is being asked right now, and there is an order to ask about. */
  can_ask: boolean;
  /** The latest first. */
  escalations: Escalation[];
}

export interface FailedJob {
  id: number;
  /** The job's own name, such as `refund-at-gateway`. */
  name: string;
  /** What it was to work on: names and numbers, without secrets. */
  about: { name: string; value: string }[];
  /** What went wrong, without secrets. */
  message: string;
  /** How often it was tried the last time. */
  attempts: number;
  /** How often it failed for good. */
  times: number;
  /** False for jobs of an older version: nothing would run them. */
  can_retry: boolean;
  first_failed_at: string;
  last_failed_at: string;
}

export interface FirstStepsChecklist {
  steps: { name: FirstStep; is_done: boolean }[];
  /** Where the owner of a child panel proves its domain; null for other panels. */
  child_panels_url: string | null;
}

export interface Found {
  kind: FoundKind;
  id: number;
  title: string;
  detail: string;
}

export interface FreeTrialsTexts {
  name?: string;
  short_body?: string;
  body?: string;
}

export interface GradeEffect {
  /** Customers who have bought something, and so are counted here. */
  customers: number;
  moves_up: number;
  /** After the days of mercy. */
  moves_down: number;
  /** What the discounts of grades would have cost in the last 30 days at today's standings, and with the change. */
  cost_before: string;
  cost_after: string;
}

export interface GradeInput {
  name: string;
  icon: string | null;
  spending_goal: string;
  discount_percent: number;
  available_closed_sales: boolean;
  available_personal_manager: boolean;
  consultation_chat_period: number | null;
  thumbnail_period: number | null;
  translations?: GradesNames;
}

export type GradesNames = Partial<Record<Locale, {
  name: string;
}>>;

export interface InboundMail {
  /** Null while answers by e-mail are not taken. */
  address: string | null;
  /** Where the mail service sends what it has received. */
  webhook_url: string;
  updated_at: string | null;
}

export interface Invitation {
  id: number;
  email: string;
  role: StaffRole;
  staff_role_id: number | null;
  expires_at: string;
}

export interface InvoiceDetails {
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
  customer: Customer;
  /** The gateway's id of the payment page, and of the payment. */
  gateway_ref: string | null;
  payment_ref: string | null;
  claimed_at: string | null;
  method_bonus: string;
  coupon_bonus: string;
  user_comment: string | null;
  ended_at: string | null;
  /** Money that came and belongs to nobody yet. */
  set_aside: string;
  /** What may still be refunded, fee included. */
  refundable: string;
  actions: InvoiceAction[];
  evidence: {
    filename: string;
    original_name: string;
    content_type: 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp';
    size: number;
  }[];
  orders: {
    id: number;
    name: string;
    link: string;
    status: OrderStatus;
    cost: string;
    refunded: string;
  }[];
  events: PaymentEventView[];
  reversals: ReversalView[];
  disputes: DisputeView[];
  postings: PostingView[];
}

export interface LedgerAccountName {
  id: number;
  kind: AccountKind;
  /** Whose wallet it is. */
  customer: Customer | null;
  /** The way of paying, for a clearing account. */
  method: string | null;
}

export interface LedgerAccountView {
  id: number;
  kind: AccountKind;
  /** Whose wallet it is. */
  customer: Customer | null;
  /** The way of paying, for a clearing account. */
  method: string | null;
  balance: string;
}

export interface LedgerEntry {
  /** The posting's place in the books. */
  id: number;
  transaction_id: number;
  type: 
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
    | 'revenue'
    | 'task'
    | 'widget_reward'
    | 'withdrawal';
  ref_type: string | null;
  ref_id: number | null;
  /** Below zero when money left this account. */
  change: string;
  /** What the wallet held afterwards; accounts of the house keep no total. */
  balance: string | null;
  other: LedgerAccountName;
  created_at: string;
}

export interface LedgerTransaction {
  id: number;
  type: 
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
    | 'revenue'
    | 'task'
    | 'widget_reward'
    | 'withdrawal';
  /** What caused it, once: `order:12`, `invoice:7`. */
  key: string;
  ref_type: string | null;
  ref_id: number | null;
  /** The sum of its postings. */
  amount: string;
  reason: string | null;
  created_at: string;
}

export interface ManagedCoupon {
  id: number;
  code: string;
  name: string;
  description: string;
  translations: Partial<Record<Locale, CouponsNames>>;
  type: CouponType;
  calculation: CouponCalculation;
  /** For `percent`. */
  percent: number;
  /** For `fixed`. */
  amount: string;
  min_amount: string;
  total_limit: number | null;
  account_limit: number | null;
  /** Null: all services. */
  service_ids: number[] | null;
  valid_from: string | null;
  valid_to: string | null;
  is_enabled: boolean;
  /** Shown to everybody on the bonuses page. */
  is_listed: boolean;
  used: number;
  state: CouponState;
  created_at: string;
}

export interface ManagedGrade {
  id: number;
  name: string;
  translations: GradesNames;
  icon: string | null;
  spending_goal: string;
  discount_percent: number;
  available_closed_sales: boolean;
  available_personal_manager: boolean;
  consultation_chat_period: number | null;
  thumbnail_period: number | null;
  /** Who stands on it now, and how many of them by hand. */
  customers: number;
  given: number;
  updated_at: string;
}

export interface ManagedMethod {
  translations: PaymentMethodsTranslations;
  icon: string | null;
  fee_percent: number;
  bonuses: BonusStep[];
  min_amount: string;
  max_amount: string | null;
  charge_currency: ChargeCurrency;
  charge_type: 'one_time' | 'recurring';
  account_number: string | null;
  qr_template: string | null;
  takes_comment: boolean;
  expires_minutes: number;
  gateway: Record<string, string>;
  /** Names of the secrets that are set. Their values never leave the server. */
  secrets_set: string[];
  purposes: PaymentPurpose[];
  /** Null: every country. */
  countries: string[] | null;
  is_enabled: boolean;
  /** Whether it would be offered if it were switched on: configured completely, and its currency has a rate. */
  is_complete: boolean;
  webhook_url: string;
  name: string;
  description: string;
  additional_information: string;
  comments: string;
  id: number;
  strategy: string;
}

export interface ManagedOffer {
  service_types: OfferType[];
  services: OfferService[];
  utm_name: string;
  network: { id: number; slug: string; name: string } | null;
  place: OfferPlace;
  position: OfferPosition;
  /** Links to all services as well. */
  show_all: boolean;
  is_closed_sale: boolean;
  is_enabled: boolean;
  id: number;
  name: string;
  translations: SpecialOffersTranslations;
}

export interface MethodInput {
  icon: string | null;
  fee_percent: number;
  bonuses: BonusStep[];
  min_amount: string;
  max_amount: string | null;
  charge_currency: ChargeCurrency;
  charge_type: 'one_time' | 'recurring';
  account_number: string | null;
  qr_template: string | null;
  takes_comment: boolean;
  expires_minutes: number;
  gateway: Record<string, string>;
  purposes: PaymentPurpose[];
  countries: string[] | null;
  is_enabled: boolean;
  name: string;
  description: string;
  additional_information: string;
  comments: string;
  strategy: string;
  translations?: PaymentMethodsTranslations;
  /** Only those that are to be replaced. */
  secrets?: Record<string, string>;
}

export interface ModeratedOrder {
  id: number;
  customer: Customer;
  service: OrderedService;
  url: string;
  quantity: number;
  current_quantity: number;
  cost: string;
  provider: string | null;
  /** The provider's number of the order. */
  provider_order: string | null;
  /** What the provider answered last, or why there is no answer. */
  last_answer: string | null;
  created_at: string;
  /** Since when it waits. */
  since: string;
  /** How many runs share the texts; 1 for an order of its own. */
  runs: number;
  texts: {
    field: string;
    text: string;
    /** From which character to which a word of the list stands. */
    marks: { from: number; to: number }[];
  }[];
}

export interface OfferInput {
  utm_name: string;
  network_id: number | null;
  service_type_ids: number[];
  service_ids: number[];
  place: OfferPlace;
  position: OfferPosition;
  /** Links to all services as well. */
  show_all: boolean;
  is_closed_sale: boolean;
  is_enabled: boolean;
  name: string;
  translations?: SpecialOffersTranslations;
}

export interface OfferReview {
  id: number;
  provider: { id: number; name: string };
  number: string;
  changes: OfferChange[];
  before: QuarantineTerms;
  after: QuarantineTerms;
  /** Nothing is sold from the offer meanwhile. */
  is_blocking: boolean;
  seen_at: string;
  /** The first services that it delivers. */
  services: { id: number; name: string }[];
}

export interface OfferService {
  is_restricted: boolean;
  price: string;
  default_price: string;
  pricing_per: number;
  id: number;
  slug: string;
  name: string;
  /** Of the network, and of a service also its type. */
  group: string;
  network_id: number;
  /** False: customers do not see it, because it is off or hidden from lists. */
  is_shown: boolean;
}

export interface OfferType {
  min_price: string | null;
  id: number;
  slug: string;
  name: string;
  /** Of the network, and of a service also its type. */
  group: string;
  network_id: number;
  /** False: customers do not see it, because it is off or hidden from lists. */
  is_shown: boolean;
}

export interface OrderPosting {
  id: string;
  /** The kind of account: `cash`, `escrow` and so on. */
  from: string;
  to: string;
  amount: string;
  reason: string | null;
  created_at: string;
}

export interface OrderProviderCall {
  id: number;
  action: string;
  request: string;
  answer: string | null;
  answer_status: number | null;
  failure: string | null;
  took_ms: number;
  created_at: string;
  provider: OrdersProvider;
}

export interface OrderQueuesListInput {
  /** A number of the row or its customer, or an e-mail address. */
  search?: string;
  after?: number | string;
  limit?: number | string;
}

export interface OrderSelectionInput {
  /** Errors that nobody has taken note of; the other filters do not count then. */
  unread?: boolean;
  /** Numbers of orders, of ours or a provider's, several with spaces or commas; a link; or an e-mail address. */
  search?: string;
  status?: readonly ShownOrderStatus[] | string;
  dispatch?: DispatchState;
  provider_id?: number | string;
  service_id?: number | string;
  network_id?: number | string;
  customer_id?: number | string;
  /** Days in UTC, both included. */
  from?: string;
  to?: string;
  mode?: OrderMode;
  channel?: OrderChannel;
  min_amount?: string;
  max_amount?: string;
}

export interface OrdersProvider {
  id: number;
  name: string;
}

export interface OutboxMail {
  id: number;
  recipient: string;
  template: string;
  subject: string;
  status: MailStatus;
  attempts: number;
  last_error: string | null;
  /** What the mail server said when it took the mail. */
  answer: string | null;
  /** Where the mail was written, if no mail server is set. */
  file_name: string | null;
  created_at: string;
  sent_at: string | null;
}

export interface Overview {
  from: string;
  to: string;
  money: {
    revenue: OverviewAmounts;
    fees: OverviewAmounts;
    cost: OverviewAmounts;
    bonuses: OverviewAmounts;
    adjustments: OverviewAmounts;
    profit: OverviewAmounts;
    top_ups: OverviewAmounts;
    refunds: OverviewAmounts;
    days: { day: string; revenue: string; profit: string }[];
  } | null;
  orders: {
    orders: OverviewCounts;
    average_order: OverviewAmounts;
    new_customers: OverviewCounts;
    returning_customers: OverviewCounts;
  } | null;
  funnel: {
    /** Visitors who entered a link, pressed Pay, saw a payment page, and orders that were paid. */
    links: OverviewCounts;
    checkouts: OverviewCounts;
    payment_pages: OverviewCounts;
    orders: OverviewCounts;
  } | null;
  top_services: { id: number; name: string; orders: number; amount: string }[] | null;
  top_networks: { id: number; name: string; orders: number; amount: string }[] | null;
  top_customers: { customer: Customer; orders: number; amount: string }[] | null;
  providers: {
    id: number;
    name: string;
    /** In the provider's currency; null until it has said so. */
    balance: string | null;
    currency: string;
    balance_at: string | null;
    is_low: boolean;
    is_held: boolean;
  }[] | null;
}

export interface OverviewAmounts {
  now: string;
  before: string;
}

export interface OverviewCounts {
  now: number;
  before: number;
}

export interface OwnPanel {
  name: string;
  url: string;
  is_current: boolean;
}

export interface PageParams {
  page: TextPage;
  locale: Locale;
}

export interface ParentAccount {
  panel_name: string;
  /** What the owner can spend there; null while that account is frozen or closed. */
  balance: string | null;
  /** Orders that wait for money there, and what they cost the owner. */
  waiting_orders: number;
  waiting_cost: string;
  /** How much has to be added for all of them to go out. */
  missing: string;
  /** Where the owner adds funds in the parent panel. */
  add_funds_url: string;
}

export interface PaymentEventView {
  id: string;
  source: 'customer' | 'operator' | 'poller' | 'return' | 'webhook';
  kind: string;
  /** What was made of it: believed, known before, or what did not match. */
  verdict: string;
  payment_ref: string | null;
  currency: string | null;
  amount: string | null;
  received_at: string;
}

export type PaymentMethodsTranslations = Partial<Record<Locale, {
  name?: string;
  description?: string;
  additional_information?: string;
  comments?: string;
}>>;

export interface PayoutOutcome {
  id: number;
  outcome: 'not_found' | 'paid' | 'reference_taken' | 'wrong_state';
}

export interface PostingView {
  /** Of the line. */
  id: number;
  transaction_id: number;
  from: string;
  to: string;
  amount: string;
  reason: string | null;
  created_at: string;
}

export interface PriceRule {
  id: number;
  provider: { id: number; name: string };
  applies_to: 'everything' | 'service' | 'service_type';
  /** Null where it is for everything. */
  target: PriceRuleTarget | null;
  /** Added to the provider’s rate: 0.5 is half as much again. */
  percent: number;
  /** For 1000 pieces, or for one package; as are the next two. */
  fixed: string;
  /** Prices are rounded up to whole multiples of it; 0: not at all. */
  round_to: string;
  /** No price is lower. */
  floor: string;
  /** For so many services it is the closest rule. */
  services_count: number;
}

export interface PriceRuleEffect {
  /** So many services get another price. */
  changed: number;
  /** So many keep the price that a person has set. */
  kept_by_hand: number;
  /** So many would sell below cost and leave the shop. */
  leaving: number;
}

export interface PriceRulePreview {
  /** So many services get another price. */
  changed: number;
  /** So many keep the price that a person has set. */
  kept_by_hand: number;
  /** So many would sell below cost and leave the shop. */
  leaving: number;
  /** The largest changes, measured by the price of today. */
  examples: {
    id: number;
    name: string;
    pricing_per: number;
    /** What customers pay, discounts counted. */
    before: string;
    after: string;
    cost: string;
    /** What is left of the new price, as a share of it; null where it is free. */
    margin: number | null;
  }[];
}

export interface PriceRuleProvider {
  id: number;
  name: string;
  /** Services that are ordered from it first and that no rule counts for: their price does not follow the rate. */
  without_rule_count: number;
}

export interface PriceRuleTarget {
  id: number;
  name: string;
  /** Of the network, and of a service also its type. */
  group: string;
}

export interface PriceTarget {
  id: number;
  name: string;
  /** Of the network, and of a service also its type. */
  group: string;
  /** What others pay, for `pricing_per` pieces; null for a type. */
  list_price: string | null;
  pricing_per: number | null;
}

export interface ProviderCall {
  id: number;
  action: string;
  request: string;
  answer: string | null;
  answer_status: number | null;
  failure: string | null;
  took_ms: number;
  created_at: string;
  order_id: number | null;
}

export interface ProviderSync {
  ended_at: string;
  /** The first 200. */
  rejected_rows: { number: string; reason: string }[];
  refusal: SyncRefusal | null;
  offered: number;
  rejected: number;
  added: number;
  vanished: number;
  repriced: number;
  held: number;
  id: number;
}

export interface QuarantineTerms {
  kind: string;
  name: string;
  category: string;
  can_refill: boolean;
  can_cancel: boolean;
  /** For 1000 pieces or one package, in USD. */
  rate: string;
}

export interface QuestInput {
  quantity: number;
  repeats_count: number;
  /** For everybody together; null: no limit. */
  daily_limit: number | null;
  allow_proof_url: boolean;
  allow_proof_file: boolean;
  proof_is_required: boolean;
  is_enabled: boolean;
  position: number;
  name: string;
  service_id: number;
  min_user_spend_amount?: string;
  min_replenishment_amount?: string;
  short_body?: string;
  body?: string;
  translations?: Partial<Record<Locale, FreeTrialsTexts>>;
}

export interface Queue {
  name: QueueName;
  /** Counted no further. */
  count: number;
  /** Since when the first one waits. */
  oldest_at: string | null;
}

export type QueueName = 
  | 'adjustments'
  | 'books'
  | 'cancel-requests'
  | 'disputes'
  | 'doubtful-payments'
  | 'failed-jobs'
  | 'failed-orders'
  | 'free-trials'
  | 'manual-payments'
  | 'moderation'
  | 'quarantine'
  | 'referrals'
  | 'refills'
  | 'reviews'
  | 'subscriptions'
  | 'tickets'
  | 'unknown-orders'
  | 'verification'
  | 'widget-rewards'
  | 'withdrawals';

export interface QueuedOrder {
  id: number;
  customer: Customer;
  service: OrderedService;
  url: string;
  quantity: number;
  current_quantity: number;
  cost: string;
  provider: string | null;
  /** The provider's number of the order. */
  provider_order: string | null;
  /** What the provider answered last, or why there is no answer. */
  last_answer: string | null;
  created_at: string;
  /** Since when it waits. */
  since: string;
}

export interface Rates {
  currencies: CurrencyRate[];
  source: {
    url: string;
    last_tried_at: string | null;
    last_problem: 'implausible' | 'unreachable' | 'unreadable' | null;
  } | null;
}

export interface ReferralReward {
  /** The order's number: an order brings one reward. */
  id: number;
  referrer: Customer;
  referred: Customer;
  percent: number;
  /** The cash part of the order that was not refunded. */
  cash_kept: string;
  /** What reversed payments took of it. */
  lost: string;
  earned: string;
  /** What the referrer has of it now. */
  paid: string;
  state: RewardState;
  hold_reasons: ('address' | 'browser' | 'card' | 'email' | 'frozen')[];
  created_at: string;
  decided_by: string | null;
  decided_at: string | null;
  decision_reason: string | null;
}

export interface RefundPreview {
  /** What the payer gets back, as charged. */
  charge: { currency: ChargeCurrency; amount: string };
  is_at_gateway: boolean;
  /** Orders that no provider has yet: they are canceled, so their money is there. */
  canceled_orders: number;
  taken_cash: string;
  taken_bonus: string;
  /** Of the panel's own income. */
  returned_fee: string;
  cash_after: string;
  bonus_after: string;
  /** What is not there: with it, nothing is refunded. */
  missing: string;
  owed: string;
}

export interface Report {
  days: ReportDay[];
  totals: {
    orders: string;
    refunds: string;
    cost: string;
    adjustments: string;
    profit: string;
    revenue: string;
    fees: string;
    bonuses: string;
    other: string;
    money_in: string;
    money_out: string;
  };
}

export interface ReportDay {
  orders: string;
  refunds: string;
  cost: string;
  adjustments: string;
  profit: string;
  revenue: string;
  fees: string;
  bonuses: string;
  other: string;
  money_in: string;
  money_out: string;
  day: string;
  /** What customers hold at the end of the day. */
  liabilities: string;
  /** Paid for orders that have not ended. */
  in_delivery: string;
  /** What customers owe at the end of the day. */
  owed: string;
}

export interface ReportsRange {
  from?: string;
  to?: string;
}

export interface RestrictedService {
  id: number;
  name: string;
  /** Of the network, and of a service also its type. */
  group: string;
  /** What others pay, for `pricing_per` pieces; null for a type. */
  list_price: string | null;
  pricing_per: number | null;
  is_open: boolean;
}

export interface ReversalView {
  turn: number;
  kind: 'disputed' | 'refund' | 'refunded';
  /** Of the charge, in its currency. */
  charge: string;
  /** What was taken back of the credit. */
  amount: string;
  reason: string | null;
  claim_url: string | null;
  created_at: string;
  /** Null while the gateway still has to be asked. */
  done_at: string | null;
  /** A dispute that was won. */
  undone_at: string | null;
}

export interface ReviewedDispute {
  id: number;
  invoice_id: number;
  /** The gateway's id. */
  ref: string | null;
  /** What is disputed, as charged. */
  charge: { currency: string; amount: string };
  /** What was taken from the customer for it; a dispute that was won has given it back. */
  taken: string;
  outcome: 'lost' | 'won' | null;
  opened_at: string;
  ended_at: string | null;
  customer: Customer;
  method: string;
  /** What the customer owes in all. */
  owed: string;
}

export interface ReviewedInvoice {
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
  customer: Customer;
  /** The gateway's id of the payment page, and of the payment. */
  gateway_ref: string | null;
  payment_ref: string | null;
  claimed_at: string | null;
}

export interface ReviewedWithdrawal {
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
  customer: Customer;
  /** The bank file that it stands in: whoever pays it otherwise as well pays twice. */
  export: {
    id: number;
    /** Who made it. */
    made_by: string;
    created_at: string;
  } | null;
}

export interface Role {
  /** Null for those that every panel has. */
  id: number | null;
  role: StaffRole;
  name: string;
  permissions: Permission[];
  people: number;
}

export interface SavedView {
  id: number;
  name: string;
  /** Filters, order and columns as they stand in the address. */
  query: string;
  is_shared: boolean;
  /** Whoever did not save it cannot delete it. */
  is_own: boolean;
}

export interface ServicesNamed {
  id: number;
  name: string;
}

export type SettingValue = Record<string, Record<string, string>> | number | string | string[] | boolean | null;

export interface SocialKey {
  provider: SocialProvider;
  /** Without it there is no button. The secret itself never leaves. */
  client_id: string | null;
  one_tap: boolean;
  updated_at: string | null;
  /** What to enter at the provider. */
  callback_url: string;
}

export type SpecialOffersTranslations = Partial<Record<Locale, {
  name: string;
}>>;

export interface Staff {
  people: StaffMember[];
  invitations: Invitation[];
  /** Whether staff without a second factor can do nothing until they add one. */
  second_factor_is_required: boolean;
}

export interface StaffCampaign {
  id: number;
  customer: Customer | null;
  url: string;
  title: string;
  status: CampaignStatus;
  track: TrackInterval;
  countries: string[];
  keywords: number;
  /** Look-ups made for it in the last 30 days; one that several campaigns share counts for each. */
  lookups: number;
  waiting_checks: number;
  checked_at: string | null;
  next_check_on: string | null;
  created_at: string;
}

export interface StaffChildPanel {
  id: number;
  owner: Customer | null;
  domain: string;
  domain_type: ChildDomainType;
  address: string;
  status: ChildPanelStatus;
  price: string;
  renews: boolean;
  paid_until: string | null;
  created_at: string;
  activated_at: string | null;
  frozen_at: string | null;
  /** Null: frozen for not paying. */
  frozen_by: string | null;
  freeze_reason: string | null;
  terminated_at: string | null;
  /** A proven domain leads elsewhere now. */
  leads_elsewhere: boolean;
  /** What it brought the panel: the months paid, and its orders without what was refunded. */
  fees: string;
  revenue: string;
  orders: number;
  /** Wait for money on the owner's balance. */
  waiting_orders: number;
  customers: number;
}

export interface StaffDripFeed {
  id: number;
  status: DripFeedList;
  customer: Customer;
  service: OrderedService;
  url: string;
  runs: number;
  completed_runs: number;
  /** Runs that wait for a person, as failed orders do. */
  failed_runs: number;
  total_quantity: number;
  current_quantity: number;
  cost: string;
  refunded: string;
  next_run_at: string | null;
  is_cancelable: boolean;
  created_at: string;
}

export interface StaffMember {
  id: number;
  name: string;
  email: string | null;
  role: StaffRole;
  staff_role_id: number | null;
  has_second_factor: boolean;
  last_seen_at: string | null;
  is_self: boolean;
}

export interface StaffNote {
  id: number;
  author: string;
  /** Only its author can delete it. */
  is_own: boolean;
  text: string;
  created_at: string;
}

export interface StaffOrder {
  id: number;
  status: OrderStatus;
  cancel_reason: string | null;
  is_scheduled: boolean;
  customer: Customer;
  service: OrderedService;
  url: string;
  quantity: number;
  start_quantity: number | null;
  current_quantity: number;
  /** What the customer pays or paid. */
  cost: string;
  refunded: string;
  /** What the provider takes for it; null while that is not known. */
  provider_cost: string | null;
  profit: string | null;
  mode: OrderMode;
  channel: OrderChannel;
  provider: OrdersProvider | null;
  /** The provider's number of the order. */
  provider_order: string | null;
  /** Null before it goes out for the first time. */
  dispatch: DispatchState | null;
  created_at: string;
}

export interface StaffOrderSheet {
  id: number;
  status: OrderStatus;
  cancel_reason: string | null;
  is_scheduled: boolean;
  customer: Customer;
  service: OrderedService;
  url: string;
  quantity: number;
  start_quantity: number | null;
  current_quantity: number;
  /** What the customer pays or paid. */
  cost: string;
  refunded: string;
  /** What the provider takes for it; null while that is not known. */
  provider_cost: string | null;
  profit: string | null;
  mode: OrderMode;
  channel: OrderChannel;
  provider: OrdersProvider | null;
  /** The provider's number of the order. */
  provider_order: string | null;
  /** Null before it goes out for the first time. */
  dispatch: DispatchState | null;
  created_at: string;
  name: string;
  price: string;
  pricing_per: number;
  /** What was taken from the wallets. */
  charged_cash: string;
  charged_bonus: string;
  /** By the provider's own word, not by its price list. */
  is_provider_cost_reported: boolean;
  provider_answer: string | null;
  offer: string | null;
  group_id: number;
  drip_feed_id: number | null;
  run: number | null;
  subscription_id: number | null;
  source: string;
  countries: string[];
  is_guarantee: boolean;
  is_speedup: boolean;
  guarantee_until: string | null;
  starts_at: string;
  paid_at: string | null;
  sent_at: string | null;
  completed_at: string | null;
  cancel_requested_at: string | null;
  cancel_description: string | null;
  /** What was asked for beyond link and quantity, as it is sent to providers. */
  parameters: { name: string; value: string }[];
  timeline: TimelineEntry[];
  attempts: {
    id: number;
    provider: OrdersProvider;
    outcome: 'answered' | 'not_sent' | 'placed' | 'refused' | 'unknown';
    message: string | null;
    created_at: string;
  }[];
  calls: OrderProviderCall[];
  postings: OrderPosting[];
  refills: RefillRequestView[];
  tickets: { id: number; subject: string; created_at: string }[];
}

export interface StaffPlan {
  id: number;
  name: string;
  keywords_limit: number;
  /** USD a month. */
  price: string;
  trial_days: number;
  is_highlight: boolean;
  is_enabled: boolean;
  position: number;
  /** How many have it now: in their trial, paying, and about to leave. */
  trials: number;
  subscribers: number;
  leaving: number;
  /** USD it brought in the last 30 days. */
  revenue: string;
}

export interface StaffQuest {
  value: string;
  min_user_spend_amount: string;
  min_replenishment_amount: string;
  /** Customers who opened its steps, trials that count, those of today, and what they cost the panel so far. */
  begun: number;
  trials: number;
  trials_today: number;
  cost: string;
  quantity: number;
  repeats_count: number;
  /** For everybody together; null: no limit. */
  daily_limit: number | null;
  allow_proof_url: boolean;
  allow_proof_file: boolean;
  proof_is_required: boolean;
  is_enabled: boolean;
  position: number;
  id: number;
  name: string;
  short_body: string;
  body: string;
  translations: Partial<Record<Locale, FreeTrialsTexts>>;
  image: string | null;
  service: { id: number; name: string; is_available: boolean };
}

export interface StaffRefill {
  id: number;
  status: RefillStatus;
  order_id: number;
  customer: Customer;
  service: OrderedService;
  url: string;
  /** As ordered, and what is left of it where that was counted. */
  quantity: number;
  fallen_to: number | null;
  is_automatic: boolean;
  reason: string | null;
  provider: string | null;
  /** What the provider answered; for staff only. */
  last_answer: string | null;
  created_at: string;
}

export interface StaffReview {
  id: number;
  service: { id: number; name: string; slug: string | null };
  /** Null when it was taken over from elsewhere, or its author left. */
  customer: Customer | null;
  author_name: string;
  rating: number;
  comment: string;
  locale: Locale;
  status: ReviewStatus;
  reject_reason: string | null;
  answer: string | null;
  /** Changes when its author changes it; a decision names the text that was read by it. */
  written_at: string;
}

export interface StaffSubscription {
  id: number;
  status: 'canceled' | 'completed' | 'in_processing';
  customer: Customer;
  name: string;
  url: string;
  contents_limit: number;
  contents_count: number;
  handover: {
    state: string;
    provider: string | null;
    number: string | null;
    last_answer: string | null;
    since: string;
  } | null;
  created_at: string;
}

export interface StaffTicket {
  id: number;
  created_at: string;
  status: TicketStatus;
  order_id: number | null;
  subject: string;
  closed_at: string | null;
  /** The ticket that took over its messages. */
  merged_into: number | null;
  /** Oldest first; only the latest messages of a very long thread. */
  messages: {
    id: number;
    author: 'customer' | 'staff';
    /** Staff are shown by first name. */
    author_name: string;
    text: string;
    via: 'mail' | 'web';
    attachments: {
      filename: string;
      original_name: string;
      content_type: 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp';
      size: number;
    }[];
    created_at: string;
  }[];
  customer: { id: number; name: string; email: string | null; locale: Locale };
  assignee: Agent | null;
  waiting_since: string | null;
  /** Other tickets of the customer that can be merged with this one, the latest first. */
  others: { id: number; subject: string; status: TicketStatus }[];
}

export interface StaffTicketCard {
  id: number;
  subject: string;
  status: TicketStatus;
  customer: Customer;
  order_id: number | null;
  assignee: Agent | null;
  /** Since when the customer waits for an answer; null when they do not. */
  waiting_since: string | null;
  last_message: { author: 'customer' | 'staff'; text: string; created_at: string } | null;
  merged_into: number | null;
  created_at: string;
}

export interface StaffTrial {
  id: number;
  status: FreeTrialStatus;
  quest: { id: number; name: string };
  customer: Customer;
  service: { id: number; name: string };
  quantity: number;
  /** What it cost the panel, or would. */
  value: string;
  url: string;
  proof_url: string | null;
  proof_file: string | null;
  suspicions: TrialSuspicion[];
  order_id: number | null;
  reject_reason: string | null;
  created_at: string;
  expire_at: string;
  decided_at: string | null;
  ended_at: string | null;
}

export interface StaffVerification {
  /** The customer's number. */
  id: number;
  customer: Customer;
  status: ReviewedStatus;
  /** Changes with every file; a decision names the files that were seen by it. */
  revision: number;
  reason: string | null;
  submitted_at: string | null;
  decided_at: string | null;
  documents: {
    filename: string;
    original_name: string;
    content_type: 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp';
    size: number;
    step: VerificationStep;
    created_at: string;
  }[];
}

export interface StaffWidget {
  id: number;
  name: string;
  partner: Customer | null;
  state: 'blocked' | 'deleted' | 'off' | 'on';
  reward_percent: number;
  allowed_origins: string[];
  orders: number;
  turnover: string;
  paid: string;
  held: string;
  created_at: string;
}

export interface StrategyView {
  strategy: string;
  /** Key of its name below `payments.strategies` in the phrases. */
  label: string;
  icon: string;
  flow: PaymentFlow;
  currencies: ChargeCurrency[];
  recurring: boolean;
  /** False where this installation has it switched off. */
  is_available: boolean;
  /** Whether a test charge can be made with it. */
  can_test: boolean;
  fields: {
    name: string;
    is_secret: boolean;
    is_required: boolean;
    is_url: boolean;
  }[];
}

export interface TestCharge {
  invoice_id: number;
  status: InvoiceStatus;
  /** What is credited to the one who tests, without the fee. */
  amount: string;
  /** Where to pay; null before the gateway has answered. */
  payment_url: string | null;
  /** What the gateway has reported, in order. */
  events: { source: string; kind: string; verdict: string; received_at: string }[];
  transaction_id: number | null;
  review_reason: string | null;
}

export interface TimelineEntry {
  /** The kind of event, or the action of a member of staff as the audit log names it. */
  kind: string;
  is_audit: boolean;
  created_at: string;
  delivered: number | null;
  amount: string | null;
  note: string | null;
  orders_ahead: number | null;
  by: { id: number; name: string; is_staff: boolean } | null;
  /** Signed in as the customer. */
  on_behalf_of: { id: number; name: string; is_staff: boolean } | null;
}

export interface UnknownOrder {
  id: number;
  customer: Customer;
  service: OrderedService;
  url: string;
  quantity: number;
  current_quantity: number;
  cost: string;
  provider: string | null;
  /** The provider's number of the order. */
  provider_order: string | null;
  /** What the provider answered last, or why there is no answer. */
  last_answer: string | null;
  created_at: string;
  /** Since when it waits. */
  since: string;
  /** The calls made for it, the last first. */
  attempts: { outcome: string; message: string | null; created_at: string }[];
}

export interface WatchedCard {
  id: number;
  customer: Customer;
  name: string;
  method: string;
  status: LinkedCardStatus;
  expires_at: { year: number; month: number } | null;
  last_failed_at: string | null;
  linked_at: string | null;
}

export interface WholeTransaction {
  id: number;
  type: 
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
    | 'revenue'
    | 'task'
    | 'widget_reward'
    | 'withdrawal';
  /** What caused it, once: `order:12`, `invoice:7`. */
  key: string;
  ref_type: string | null;
  ref_id: number | null;
  /** The sum of its postings. */
  amount: string;
  reason: string | null;
  created_at: string;
  postings: {
    id: number;
    from: LedgerAccountName;
    to: LedgerAccountName;
    amount: string;
  }[];
  /** Who did it; null for the panel itself. */
  actor: Customer | null;
  on_behalf_of: Customer | null;
  reverses: number | null;
  reversed_by: number | null;
}

export interface WidgetReward {
  /** The order's number; there is one reward for each. */
  id: number;
  status: WidgetRewardStatus;
  widget: { id: number; name: string };
  partner: Customer | null;
  buyer: Customer | null;
  signs: OwnPurchaseSign[];
  cash: string;
  reward_percent: number;
  amount: string;
  note: string | null;
  created_at: string;
}

import { listCoupons } from '../coupons.ts';
import { exportPayments, getPaymentCharts, getWallets, listPayments, moveEarnings } from '../finances.ts';
import {
  actOnSandboxPayment,
  addFunds,
  cancelInvoice,
  checkInvoice,
  downloadReceipt,
  getInvoice,
  getReceipt,
  listInvoices,
  markInvoicePaid,
  quoteInvoice,
  receivePaymentWebhook,
} from '../invoices.ts';
import { linkCard, listLinkedCards, listLinkedCardsForOrders, removeLinkedCard } from '../linked-cards.ts';
import {
  listCheckoutPaymentMethods,
  listOrderWidgetPaymentMethods,
  listPaymentMethods,
  listPaymentMethodsWithBonuses,
  listRecurringPaymentMethods,
} from '../payment-methods.ts';
import {
  cancelWithdrawal,
  listWithdrawalMethods,
  listWithdrawals,
  quoteWithdrawal,
  requestWithdrawal,
} from '../withdrawals.ts';

export const moneyEndpoints = {
  listCoupons,
  listPayments,
  exportPayments,
  getPaymentCharts,
  getWallets,
  moveEarnings,
  listWithdrawalMethods,
  quoteWithdrawal,
  requestWithdrawal,
  listWithdrawals,
  cancelWithdrawal,
  listPaymentMethods,
  listPaymentMethodsWithBonuses,
  listRecurringPaymentMethods,
  listOrderWidgetPaymentMethods,
  listCheckoutPaymentMethods,
  listLinkedCards,
  listLinkedCardsForOrders,
  linkCard,
  removeLinkedCard,
  quoteInvoice,
  addFunds,
  markInvoicePaid,
  listInvoices,
  getInvoice,
  checkInvoice,
  cancelInvoice,
  getReceipt,
  downloadReceipt,
  receivePaymentWebhook,
  actOnSandboxPayment,
};

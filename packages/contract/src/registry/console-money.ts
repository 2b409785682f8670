import { exportBooksProblems, getBooks, listBooksProblems, runBooksCheck } from '../console/books.ts';
import {
  changeCoupon,
  createCoupon,
  exportCoupons,
  exportCouponUses,
  listCouponUses,
  manageCoupons,
  switchCoupon,
} from '../console/coupons.ts';
import {
  changeGrade,
  createGrade,
  getCustomerGrade,
  giveGrade,
  manageGrades,
  previewGrade,
  removeGrade,
} from '../console/grades.ts';
import {
  exportLedgerAccounts,
  exportLedgerEntries,
  exportLedgerTransactions,
  getLedgerTransaction,
  listLedgerAccounts,
  listLedgerEntries,
  listLedgerTransactions,
} from '../console/ledger.ts';
import { exportLinkedCards, watchLinkedCards } from '../console/linked-cards.ts';
import {
  changePaymentMethod,
  createPaymentMethod,
  getTestCharge,
  managePaymentMethods,
  sortPaymentMethods,
  startTestCharge,
  switchPaymentMethod,
} from '../console/payment-methods.ts';
import { getRates, refreshRates, setRateByHand, setRateSource } from '../console/rates.ts';
import { exportReport, getReport } from '../console/reports.ts';

/** The money of a panel as its staff see and shape it. */
export const consoleMoneyEndpoints = {
  manageCoupons,
  createCoupon,
  changeCoupon,
  switchCoupon,
  listCouponUses,
  manageGrades,
  createGrade,
  changeGrade,
  removeGrade,
  previewGrade,
  getCustomerGrade,
  giveGrade,
  managePaymentMethods,
  createPaymentMethod,
  changePaymentMethod,
  switchPaymentMethod,
  sortPaymentMethods,
  startTestCharge,
  getTestCharge,
  watchLinkedCards,
  listLedgerAccounts,
  listLedgerEntries,
  listLedgerTransactions,
  getLedgerTransaction,
  getBooks,
  listBooksProblems,
  runBooksCheck,
  getReport,
  exportReport,
  getRates,
  setRateSource,
  setRateByHand,
  refreshRates,
  exportCoupons,
  exportCouponUses,
  exportLinkedCards,
  exportLedgerTransactions,
  exportLedgerAccounts,
  exportLedgerEntries,
  exportBooksProblems,
};

import type { Feature } from '../../platform/feature.ts';
import { booksRules } from './books/books-rules.ts';
import { reversalConsoleRoutes } from './reversals/reversals.console.ts';

export type { EarningsWallet, SpendingWallet, Wallet } from './account-name.ts';
export { clearingAccount, customerAccount, houseAccount } from './account-name.ts';
export { adjustWallet } from './adjust-wallet.ts';
export { checkBooks } from './books/check-books.ts';
export { chargeCampaignPlan } from './charges/campaign-plan.ts';
export { chargeWallets } from './charges/charge-wallets.ts';
export { chargeChildPanelMonth, refundChildPanelMonth } from './charges/child-panel-month.ts';
export { recognizeRevenues } from './charges/recognize-revenue.ts';
export { refundCharge, refundCharges } from './charges/refund-charge.ts';
export { settleSponsored, sponsorOrder } from './charges/sponsored-order.ts';
export { creditWallet } from './credit-wallet.ts';
export { debtRepaid } from './debts/debt-repaid.ts';
export { financeEntries } from './finance-entries.ts';
export type { FinanceEntryView } from './finance-entry-view.ts';
export { passOnWallets } from './pass-on-wallets.ts';
export { postTransaction, postTransactions } from './post-transaction.ts';
export { postingsAbout } from './postings-about.ts';
export { chargeBack, reversedParts, undoChargeBack } from './reversals/charge-back.ts';
export { owedForInvoice } from './reversals/owed-for-invoice.ts';
export { reverseTransaction } from './reversals/reverse-transaction.ts';
export { takeBackBonus, takeBackFee } from './reversals/take-back.ts';
export { payReward, takeBackReward } from './rewards/reward.ts';
export { totalEarningsQuery } from './rewards/total-earnings.ts';
export type { Posted, Posting, Reference, TransactionType } from './transaction.ts';
export {
  giveUpWallets,
  moveEarnings,
  type WalletBalances,
  walletBalances,
  walletBalancesQuery,
} from './wallets.ts';

export { holdForWithdrawal, payWithdrawal, returnWithdrawal } from './withdrawals/withdrawal.ts';

export const ledger: Feature = {
  name: 'ledger',
  routes: reversalConsoleRoutes,
  books: booksRules,
};

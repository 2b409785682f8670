import type { Feature } from '../../platform/feature.ts';
import { booksRules } from './books/books-rules.ts';

export type { EarningsWallet, SpendingWallet, Wallet } from './account-name.ts';
export { clearingAccount, customerAccount, houseAccount } from './account-name.ts';
export { checkBooksJob } from './books/check-books.job.ts';
export { checkBooks } from './books/check-books.ts';
export { chargeWallets } from './charges/charge-wallets.ts';
export { recognizeRevenue } from './charges/recognize-revenue.ts';
export { refundCharge } from './charges/refund-charge.ts';
export { creditWallet } from './credit-wallet.ts';
export { financeEntries } from './finance-entries.ts';
export type { FinanceEntryView } from './finance-entry-view.ts';
export { giveUpWallets } from './give-up-wallets.ts';
export { moveEarnings } from './move-earnings.ts';
export { postTransaction } from './post-transaction.ts';
export { chargeBack } from './reversals/charge-back.ts';
export { oweChargeBack } from './reversals/owe-charge-back.ts';
export { reverseTransaction } from './reversals/reverse-transaction.ts';
export { takeBackBonus } from './reversals/take-back-bonus.ts';
export { takeBackFee } from './reversals/take-back-fee.ts';
export { undoChargeBack } from './reversals/undo-charge-back.ts';
export type { Posted, Posting, Reference, TransactionType } from './transaction.ts';
export { type WalletBalances, walletBalances } from './wallet-balances.ts';
export { holdForWithdrawal } from './withdrawals/hold-for-withdrawal.ts';
export { payWithdrawal } from './withdrawals/pay-withdrawal.ts';
export { returnWithdrawal } from './withdrawals/return-withdrawal.ts';

export const ledger: Feature = { name: 'ledger', books: booksRules };

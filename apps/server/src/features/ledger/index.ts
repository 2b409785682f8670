import type { Feature } from '../../platform/feature.ts';
import { booksRules } from './books-rules.ts';

export type { EarningsWallet, SpendingWallet, Wallet } from './account-name.ts';
export { clearingAccount, customerAccount, houseAccount } from './account-name.ts';
export { chargeBack } from './charge-back.ts';
export { chargeWallets } from './charge-wallets.ts';
export { checkBooksJob } from './check-books.job.ts';
export { checkBooks } from './check-books.ts';
export { creditWallet } from './credit-wallet.ts';
export { financeEntries } from './finance-entries.ts';
export type { FinanceEntryView } from './finance-entry-view.ts';
export { giveUpWallets } from './give-up-wallets.ts';
export { holdForWithdrawal } from './hold-for-withdrawal.ts';
export { moveEarnings } from './move-earnings.ts';
export { oweChargeBack } from './owe-charge-back.ts';
export { payWithdrawal } from './pay-withdrawal.ts';
export { postTransaction } from './post-transaction.ts';
export { recognizeRevenue } from './recognize-revenue.ts';
export { refundCharge } from './refund-charge.ts';
export { returnWithdrawal } from './return-withdrawal.ts';
export { reverseTransaction } from './reverse-transaction.ts';
export { takeBackBonus } from './take-back-bonus.ts';
export { takeBackFee } from './take-back-fee.ts';
export type { Posted, Posting, Reference, TransactionType } from './transaction.ts';
export { undoChargeBack } from './undo-charge-back.ts';
export { type WalletBalances, walletBalances } from './wallet-balances.ts';

export const ledger: Feature = { name: 'ledger', books: booksRules };

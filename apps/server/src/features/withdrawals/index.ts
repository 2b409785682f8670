import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { emailProven } from '../accounts/index.ts';
import { cancelOnProof } from './end-withdrawal.ts';
import { personalDataListeners } from './personal-data.ts';
import { restoredWithdrawals } from './restored-withdrawals.ts';
import { withdrawalBooks } from './withdrawal-books.ts';
import { withdrawalConsoleRoutes, withdrawalQueue } from './withdrawals.console.ts';
import { withdrawalRoutes } from './withdrawals.routes.ts';

export { approveWithdrawal, rejectWithdrawal } from './end-withdrawal.ts';

export const withdrawals: Feature = {
  name: 'withdrawals',
  routes: [...withdrawalRoutes, ...withdrawalConsoleRoutes],
  listeners: [on(emailProven, cancelOnProof), ...personalDataListeners],
  books: withdrawalBooks,
  restored: [restoredWithdrawals],
  queues: [withdrawalQueue],
};

import type { Feature } from '../../platform/feature.ts';
import { personalDataListeners } from './personal-data.ts';
import { withdrawalBooks } from './withdrawal-books.ts';
import { withdrawalRoutes } from './withdrawals.routes.ts';

export { approveWithdrawal, rejectWithdrawal } from './end-withdrawal.ts';

export const withdrawals: Feature = {
  name: 'withdrawals',
  routes: withdrawalRoutes,
  listeners: personalDataListeners,
  books: withdrawalBooks,
};

import { listQueues } from '../console/queues.ts';
import { payWithdrawal, rejectWithdrawal, reviewWithdrawals } from '../console/withdrawals.ts';

/** Calls that only staff may make. */
export const consoleEndpoints = { listQueues, reviewWithdrawals, payWithdrawal, rejectWithdrawal };

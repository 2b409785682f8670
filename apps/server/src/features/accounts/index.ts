import type { Feature } from '../../platform/feature.ts';
import { accountsRoutes } from './accounts.routes.ts';

export { type Account, shownEmail } from './account.ts';
export { accountsByEmail } from './accounts-by-email.ts';
export { confirmEmail } from './confirm-email.ts';
export { findAccount } from './find-account.ts';
export { issueOneTimeCode, redeemOneTimeCode, voidOneTimeCodes } from './one-time-code.ts';
export { openAccount } from './open-account.ts';
export { hashPassword, isPassword } from './password-hash.ts';
export { passwordProblem } from './password-problem.ts';
export { setPassword } from './set-password.ts';

export const accounts: Feature = { name: 'accounts', routes: accountsRoutes };

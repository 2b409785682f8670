import type { Feature } from '../../platform/feature.ts';
import { accountsRoutes } from './accounts.routes.ts';

export { type Account, shownEmail } from './account.ts';
export { accountClosed, accountClosing, type DataKinds, type DataRow, dataAsked } from './account-events.ts';
export { accountsByEmail } from './accounts-by-email.ts';
export { claimEmail } from './claim-email.ts';
export { confirmEmail } from './confirm-email.ts';
export { findAccount } from './find-account.ts';
export { freezeAccount } from './freeze-account.ts';
export { guestAccount } from './guest-account.ts';
export { moveToEmail } from './move-to-email.ts';
export { issueOneTimeCode, redeemOneTimeCode, voidOneTimeCodes } from './one-time-code.ts';
export { openAccount } from './open-account.ts';
export { openSocialAccount } from './open-social-account.ts';
export { hashPassword, isPassword } from './password-hash.ts';
export { passwordProblem } from './password-problem.ts';
export { proveOwner } from './prove-owner.ts';
export { setPassword } from './set-password.ts';
export {
  accountOfSocialId,
  linkSocialId,
  type SocialId,
  socialIdsOf,
  unlinkSocialId,
} from './social-identity.ts';

export const accounts: Feature = { name: 'accounts', routes: accountsRoutes };

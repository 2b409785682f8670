import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { accountClosed } from './account-events.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { forgetPerson } from './forget-person.ts';

export { type Account, accountsByEmail, findAccount, shownEmail } from './account.ts';
export {
  accountClosed,
  accountClosing,
  type DataKinds,
  type DataRow,
  personalDataRequested,
} from './account-events.ts';

export { changeAccount } from './change-account.ts';
export { claimEmail, takeEmail } from './claim-email.ts';

export { freezeAccount, unfreezeAccount } from './freeze-account.ts';
export { guestAccount } from './guest-account.ts';
export { mayImpersonate } from './may-impersonate.ts';
export {
  deleteExpiredCodes,
  issueOneTimeCode,
  redeemOneTimeCode,
  voidOneTimeCodes,
} from './one-time-code.ts';
export { openAccount } from './open-account.ts';
export { openSocialAccount } from './open-social-account.ts';
export { hashPassword, isPassword } from './password-hash.ts';
export { passwordProblem } from './password-problem.ts';
export { setPassword } from './set-password.ts';
export {
  findAccountBySocialId,
  linkSocialId,
  listSocialIds,
  type SocialId,
  unlinkSocialId,
} from './social-identity.ts';

export const accounts: Feature = {
  name: 'accounts',
  routes: accountsRoutes,
  listeners: [on(accountClosed, forgetPerson)],
};

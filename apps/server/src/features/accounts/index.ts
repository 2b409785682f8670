import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { accountClosed } from './account-events.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { forgetPerson } from './forget-person.ts';

export {
  type Account,
  accountsByEmail,
  changeAccount,
  findAccount,
  mayImpersonate,
  shownEmail,
} from './account.ts';
export {
  accountClosed,
  accountClosing,
  type DataKinds,
  type DataRow,
  personalDataRequested,
} from './account-events.ts';

export { claimEmail, takeEmail } from './claim-email.ts';

export { freezeAccount, unfreezeAccount } from './freeze-account.ts';
export {
  deleteExpiredCodes,
  issueOneTimeCode,
  redeemOneTimeCode,
  voidOneTimeCodes,
} from './one-time-code.ts';
export { guestAccount, openAccount, openSocialAccount } from './open-account.ts';

export { hashPassword, isPassword, passwordProblem, setPassword } from './password.ts';

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

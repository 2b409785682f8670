import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { accountClosed, emailProven } from './account-events.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { customerFinder } from './customers.finder.ts';
import { forgetPerson, unlinkOnProof } from './forget-person.ts';

export {
  type Account,
  type AccountsByEmail,
  accountsByEmail,
  changeAccount,
  findAccount,
  findAccounts,
  findAccountWith,
  mayImpersonate,
  noDetails,
  shownEmail,
} from './account.ts';
export {
  accountClosed,
  accountClosing,
  type DataKinds,
  type DataRow,
  type EmailProof,
  emailProven,
  type GuestOrdersTaken,
  guestOrdersTaken,
  onStrangerLeft,
  personalDataRequested,
} from './account-events.ts';
export { claimEmail } from './claim-email.ts';
export {
  claimantWithPassword,
  hashPasswordOf,
  olderClaimantWithPassword,
  type PasswordHolder,
} from './claimant-password.ts';
export { customersById, findCustomerIds } from './customers.ts';

export { activeReferrer, findReferrer } from './find-referrer.ts';
export { freezeAccount } from './freezes/freeze-account.ts';
export { isFrozenForDebt } from './freezes/is-frozen-for-debt.ts';
export { liftFreeze, liftSettledFreezes, settleFreeze } from './freezes/lift-freeze.ts';
export { openFreezes } from './freezes/open-freezes.ts';
export {
  accountToClaim,
  dismissGuestAccounts,
  guestAccount,
  isGuestAccount,
  lockGuestAccounts,
} from './guest-account.ts';
export { lockAccount, lockForSignIn, lockProvenAccount } from './lock-account.ts';
export { mayStillWatch } from './may-still-watch.ts';
export {
  countUsableCodes,
  deleteExpiredCodes,
  findCodeOwner,
  findOneTimeCode,
  issueOneTimeCode,
  redeemOneTimeCode,
  voidOneTimeCodes,
} from './one-time-code.ts';
export { openAccount, openSocialAccount } from './open-account.ts';
export { hasOwner, openOwner } from './open-owner.ts';

export { hashPassword, isPassword, isStillPassword, passwordProblem, setPassword } from './password.ts';

export { proveEmail } from './prove-email.ts';
export { releaseEmail } from './release-email.ts';
export { setRole } from './set-role.ts';
export {
  findAccountBySocialId,
  linkSocialId,
  listSocialIds,
  listSocialIdsQuery,
  type SocialId,
  unlinkSocialId,
} from './social-identity.ts';
export { staffPermissions } from './staff-permissions.ts';

export const accounts: Feature = {
  name: 'accounts',
  routes: accountsRoutes,
  finders: [customerFinder],
  listeners: [on(accountClosed, forgetPerson), on(emailProven, unlinkOnProof)],
};

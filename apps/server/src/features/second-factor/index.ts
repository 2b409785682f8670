import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { accountClosed, emailProven } from '../accounts/index.ts';
import { forgetFactors } from './factors.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import { voidFactors } from './void-factors.ts';

export { browserHash, reuseBrowserSecret } from './browser-binding.ts';
export { checkProof } from './check-proof.ts';
export { checkOwnPassword, proveOwner } from './confirm-identity.ts';
export { credentialsChanged, notifyCredentialsChanged } from './credentials-changed.ts';
export { countFactorAttempt, type FactorSource, redeemFactorCode } from './factor-attempts.ts';
export { getFactors, hasSecondFactor, lacksRequiredFactor } from './factors.ts';
export { checkPasskey, isPasskeyOf } from './passkeys/check-passkey.ts';
export { passkeyRequest } from './passkeys/passkey-request.ts';
export { resetFactors } from './reset-factors.ts';
export {
  closeChallenge,
  deleteExpiredChallenges,
  openChallenge,
  pendingChallenge,
  tryChallenge,
} from './sign-in-challenge.ts';

export { freshlySignedIn, isFresh, recordProof } from './sign-in-proof.ts';

export const secondFactor: Feature = {
  name: 'second-factor',
  routes: secondFactorRoutes,
  listeners: [on(accountClosed, forgetFactors), on(emailProven, voidFactors)],
};

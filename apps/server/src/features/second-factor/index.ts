import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { accountClosed } from '../accounts/index.ts';
import { forgetFactors } from './forget-factors.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';

export { browserHash, keptBrowserSecret } from './browser-binding.ts';
export { credentialsChanged, notifyCredentialsChanged } from './credentials-changed.ts';
export { countFactorAttempt } from './factor-attempts.ts';
export { factorsOf, hasSecondFactor } from './factors-of.ts';
export { forgetChallenges } from './forget-challenges.ts';
export { lacksRequiredFactor } from './lacks-required-factor.ts';
export { checkPasskey } from './passkeys/check-passkey.ts';
export { passkeyRequest } from './passkeys/passkey-request.ts';
export { proveOwner } from './prove-owner.ts';
export { closeChallenge, openChallenge, pendingChallenge, tryChallenge } from './sign-in-challenge.ts';
export { freshlySignedIn, isFresh, recordProof } from './sign-in-proof.ts';
export { takeCode } from './take-code.ts';

export const secondFactor: Feature = {
  name: 'second-factor',
  routes: secondFactorRoutes,
  listeners: [on(accountClosed, forgetFactors)],
};

import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { accountClosed, emailProven, personalDataRequested } from '../accounts/index.ts';
import { credentialsChanged } from '../second-factor/index.ts';
import { endOtherSessions } from './list/end-sessions.ts';
import { sessionsListRoutes } from './list/sessions-list.routes.ts';
import { sweepSessionsJob } from './list/sweep-sessions.job.ts';
import { mailPasswordResetJob } from './password-reset/mail-password-reset.job.ts';
import { addSessionData, forgetSessions } from './personal-data.ts';
import { sessionsRoutes } from './sessions.routes.ts';

export { issueOwnerLink } from './first-owner/issue-owner-link.ts';
export { countAttempt } from './limits/attempt-limits.ts';
export { endOtherSessions } from './list/end-sessions.ts';
export { openSessionsOf } from './list/list-sessions.ts';
export { signInsSwept } from './list/sweep-sessions.ts';
export { resendMail } from './resend-mail.ts';
export { answerSession, completeLogin } from './sign-in/complete-login.ts';
export { knownAccount } from './sign-in/known-device.ts';

export { mailWelcome } from './sign-up/mail-welcome.ts';
export { createAuthentication } from './tokens/authentication.ts';
export { isOpenSession } from './tokens/open-sessions.ts';
export { clearSessionCookies, setSessionCookies } from './tokens/session-cookies.ts';

export const sessions: Feature = {
  name: 'sessions',
  routes: [...sessionsRoutes, ...sessionsListRoutes],
  jobs: [mailPasswordResetJob, sweepSessionsJob],
  listeners: [
    on(credentialsChanged, endOtherSessions),
    on(emailProven, async (ctx, proof) => {
      if (proof.madeSince) await endOtherSessions(ctx, proof);
    }),
    on(personalDataRequested, addSessionData),
    on(accountClosed, forgetSessions),
  ],
};

import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { accountClosed, dataAsked } from '../accounts/index.ts';
import { credentialsChanged } from '../second-factor/index.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { mailPasswordResetJob } from './mail-password-reset.job.ts';
import { addSessionData, forgetSessions } from './session-data.ts';
import { sessionsRoutes } from './sessions.routes.ts';
import { sessionsListRoutes } from './sessions-list.routes.ts';
import { sweepSessionsJob } from './sweep-sessions.job.ts';

export { answerSession } from './answer-session.ts';
export { countAttempt } from './attempt-limits.ts';
export { createAuthentication } from './authentication.ts';
export { enter } from './enter.ts';
export { isOpenSession } from './is-open-session.ts';
export { keepSession } from './keep-session.ts';
export { mailWelcome } from './mail-welcome.ts';
export { clearSessionCookies } from './session-cookies.ts';
export { signInsSwept } from './sweep-sessions.ts';

export const sessions: Feature = {
  name: 'sessions',
  routes: [...sessionsRoutes, ...sessionsListRoutes],
  jobs: [mailPasswordResetJob, sweepSessionsJob],
  listeners: [
    on(credentialsChanged, endOtherSessions),
    on(dataAsked, addSessionData),
    on(accountClosed, forgetSessions),
  ],
};

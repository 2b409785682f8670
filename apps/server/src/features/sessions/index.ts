import type { Feature } from '../../platform/feature.ts';
import { mailPasswordResetJob } from './mail-password-reset.job.ts';
import { sessionsRoutes } from './sessions.routes.ts';
import { sweepSessionsJob } from './sweep-sessions.job.ts';

export { createAuthentication } from './authentication.ts';

export const sessions: Feature = {
  name: 'sessions',
  routes: sessionsRoutes,
  jobs: [mailPasswordResetJob, sweepSessionsJob],
};

import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { forgetMails } from '../../platform/mail/forget-mails.ts';
import { accountClosed } from '../accounts/index.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { sweepMailsJob } from './sweep-mails.job.ts';

export type { CredentialsChange, Notice } from './notice.ts';
export { notify } from './notify.ts';
export { notifyOperators } from './notify-operators.ts';
export { unsubscribeSignature } from './unsubscribe-signature.ts';

export const notifications: Feature = {
  name: 'notifications',
  routes: notificationRoutes,
  jobs: [sweepMailsJob],
  listeners: [on(accountClosed, forgetMails)],
};

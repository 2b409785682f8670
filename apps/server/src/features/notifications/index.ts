import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { forgetMails } from '../../platform/mail/forget-mails.ts';
import { accountClosed } from '../accounts/index.ts';
import { personalDataListeners } from './in-app/personal-data.ts';
import { sweepNotificationsJob } from './in-app/sweep-notifications.job.ts';
import { mailConsoleRoutes } from './mail.console.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { sweepMailsJob } from './sweep-mails.job.ts';

export { countUnreadQuery } from './in-app/list-notifications.ts';
export type {
  CampaignPlanEvent,
  ChildPanelEvent,
  CredentialsChange,
  KeywordMove,
  Notice,
} from './notice.ts';
export { notify, notifyAll } from './notify.ts';
export { notifyOperators } from './notify-operators.ts';
export { unsubscribeLink } from './unsubscribe-link.ts';
export { unsubscribeSignature } from './unsubscribe-signature.ts';

export const notifications: Feature = {
  name: 'notifications',
  routes: [...notificationRoutes, ...mailConsoleRoutes],
  jobs: [sweepMailsJob, sweepNotificationsJob],
  listeners: [on(accountClosed, forgetMails), ...personalDataListeners],
};

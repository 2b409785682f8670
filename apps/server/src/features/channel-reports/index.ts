import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { connectionsCounted } from '../channel-sources/index.ts';
import { channelReportRoutes } from './channel-reports.routes.ts';
import { confirmConsentJob } from './connecting/confirm-consent.job.ts';
import { revokeConsentJob } from './connecting/revoke-consent.job.ts';
import { countConnections } from './count-connections.ts';
import { personalDataListeners } from './personal-data.ts';
import { sweepChannelReportsJob } from './sweep-channel-reports.job.ts';

export const channelReports: Feature = {
  name: 'channel-reports',
  routes: channelReportRoutes,
  jobs: [revokeConsentJob, confirmConsentJob, sweepChannelReportsJob],
  listeners: [...personalDataListeners, on(connectionsCounted, countConnections)],
};

import type { Feature } from '../../platform/feature.ts';
import { childPanelRoutes } from './child-panels.routes.ts';
import { checkDomainsJob } from './dns/check-domains.job.ts';
import { renewChildPanelsJob } from './life/renew-child-panels.job.ts';

export { closedPanelContact } from './closed-panel-contact.ts';

export const childPanels: Feature = {
  name: 'child-panels',
  routes: childPanelRoutes,
  jobs: [checkDomainsJob, renewChildPanelsJob],
};

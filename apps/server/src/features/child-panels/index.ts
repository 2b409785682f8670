import type { Feature } from '../../platform/feature.ts';
import { childPanelConsoleRoutes } from './child-panels.console.ts';
import { childPanelRoutes } from './child-panels.routes.ts';
import { checkDomainsJob } from './dns/check-domains.job.ts';
import { renewChildPanelsJob } from './life/renew-child-panels.job.ts';
import { personalDataListeners } from './personal-data.ts';

export { closedPanelFace } from './closed-panel-face.ts';

export const childPanels: Feature = {
  name: 'child-panels',
  routes: [...childPanelRoutes, ...childPanelConsoleRoutes],
  jobs: [checkDomainsJob, renewChildPanelsJob],
  listeners: personalDataListeners,
};

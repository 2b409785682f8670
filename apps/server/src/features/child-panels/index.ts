import type { Feature } from '../../platform/feature.ts';
import { childPanelRoutes } from './child-panels.routes.ts';

export const childPanels: Feature = { name: 'child-panels', routes: childPanelRoutes };

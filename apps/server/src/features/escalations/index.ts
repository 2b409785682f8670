import type { Feature } from '../../platform/feature.ts';
import { escalationRoutes } from './escalations.console.ts';

/** Tickets of a child panel that its staff passes on to the parent panel. */
export const escalations: Feature = { name: 'escalations', routes: escalationRoutes };

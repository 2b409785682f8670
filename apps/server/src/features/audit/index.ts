import type { Feature } from '../../platform/feature.ts';
import { auditRoutes } from './audit.console.ts';

export const audit: Feature = { name: 'audit', routes: auditRoutes };

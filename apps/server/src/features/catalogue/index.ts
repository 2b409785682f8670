import type { Feature } from '../../platform/feature.ts';
import { catalogueRoutes } from './catalogue.routes.ts';

export const catalogue: Feature = { name: 'catalogue', routes: catalogueRoutes };

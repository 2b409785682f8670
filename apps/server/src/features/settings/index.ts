import type { Feature } from '../../platform/feature.ts';
import { settingsRoutes } from './settings.routes.ts';

export { changeSettings } from './change-settings.ts';
export { getSettings } from './get-settings.ts';

export const settings: Feature = { name: 'settings', routes: settingsRoutes };

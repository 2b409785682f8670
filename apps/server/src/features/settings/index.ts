import type { Feature } from '../../platform/feature.ts';
import { settingsConsoleRoutes } from './settings.console.ts';
import { settingsRoutes } from './settings.routes.ts';

export { changeSettings } from './change-settings.ts';
export { getSettings } from './get-settings.ts';
export { listPages } from './list-pages.ts';
export { mailBrand } from './mail-brand.ts';
export { outsideHosts } from './outside-hosts.ts';
export { panelSecret, setPanelSecret } from './panel-secrets.ts';
export { readerNumbers } from './reader-numbers.ts';
export { setPageText } from './set-page-text.ts';
export { storedSettings } from './stored-settings.ts';
export { withoutCustomCode } from './without-custom-code.ts';

export const settings: Feature = { name: 'settings', routes: [...settingsRoutes, ...settingsConsoleRoutes] };

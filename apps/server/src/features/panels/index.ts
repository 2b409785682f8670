export { ensureRootPanel } from './ensure-root-panel.ts';
export { panelOrigin } from './panel-origin.ts';
export { createPanelDirectory, type PanelDirectory } from './panel-directory.ts';

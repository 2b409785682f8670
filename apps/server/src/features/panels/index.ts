export { ensureRootPanel } from './ensure-root-panel.ts';
export { createPanelDirectory, type PanelDirectory } from './panel-directory.ts';
export { panelOrigin } from './panel-origin.ts';

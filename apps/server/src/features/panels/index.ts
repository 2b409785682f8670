export { createChildOf } from './create-panel.ts';
export { ensureRootPanel } from './ensure-root-panel.ts';
export { createPanelDirectory, type PanelDirectory } from './panel-directory.ts';
export { childPanelCreated } from './panel-events.ts';
export {
  claimHost,
  isHostTaken,
  isHouseName,
  releaseUnverifiedHost,
  setLeadsHere,
  verifyHost,
} from './panel-hosts.ts';
export { panelOrigin } from './panel-origin.ts';
export { setStanding } from './set-standing.ts';

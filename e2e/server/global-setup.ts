import { startPanel } from './start-panel.ts';

/** One panel for all tests; what it returns runs after the last of them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const panel = await startPanel();
  process.env.PANEL_ORIGIN = panel.origin;
  process.env.PANEL_DATA_DIR = panel.dataDir;
  return panel.stop;
}

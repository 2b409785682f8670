import { startPanel } from './start-panel.ts';

/** One panel for all tests; the returned function runs after the last test. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const panel = await startPanel();
  process.env.PANEL_ORIGIN = panel.origin;
  process.env.PANEL_DATA_DIR = panel.dataDir;
  return panel.stop;
}

import { ensureBrowser } from '../scripts/setup/ensure-browser.mjs';

/** The system's browser, or why there is none. */
export function chromiumPath(): { path: string } | { missing: string } {
  try {
    return { path: process.env.CHROMIUM_PATH ?? ensureBrowser() };
  } catch (error) {
    return { missing: `skipped: ${(error as Error).message}` };
  }
}

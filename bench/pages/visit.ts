import { askPage, waitForPage } from '../browser/ask-page.ts';
import { startBareBrowser } from '../browser/bare-browser.ts';
import { type Felt, startWatching, whatWasFelt } from './felt-pauses.ts';
import { pageWork } from './page-work.ts';
import { signIn } from './sign-in.ts';
import type { Walk } from './walks.ts';

/** A processor a quarter as fast as this one. */
export const slowness = 4;

export interface Visit extends Felt {
  /** Milliseconds that work of the page's kind takes on this core, slowed down like the page. */
  work: number;
}

/** A walk by somebody who has never been here: nothing is kept from an earlier visit. */
export async function visit(executablePath: string, origin: string, walk: Walk): Promise<Visit> {
  const browser = await startBareBrowser(executablePath);
  try {
    const devTools = await browser.open();
    await devTools.send('Emulation.setDeviceMetricsOverride', {
      width: 1280,
      height: 900,
      deviceScaleFactor: 1,
      mobile: false,
    });
    if (walk.isSignedIn) await signIn(devTools, origin);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    const work = await askPage(devTools, pageWork);
    await startWatching(devTools);
    await devTools.send('Page.navigate', { url: origin + walk.path });
    await waitForPage(devTools, isAlive);
    await walk.act(devTools);
    return { ...(await whatWasFelt(devTools)), work };
  } finally {
    await browser.close();
  }
}

/** React marks the elements that it has taken over. */
function isAlive(): boolean {
  const heading = document.querySelector('h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
}

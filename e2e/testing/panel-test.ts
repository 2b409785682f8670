import { test as base, expect, type Page } from '@playwright/test';

export { expect };

interface Watch {
  /** Console messages that belong to the case, such as the browser's note on a 404. */
  expectedNoise: RegExp | undefined;
  /** Console complaints so far: errors, hydration, content security policy. */
  complaints: string[];
}

/** Every test uses the panel of the global set-up, and fails when the console of its page has complaints. */
export const test = base.extend<Watch>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  baseURL: async ({}, use) => use(panelOrigin()),
  // Every test has its own client address, so that rate limits are not shared.
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': someAddress() }),
  expectedNoise: [undefined, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  complaints: async ({}, use) => use([]),
  // Listens here, so that a test without a page opens none.
  page: async ({ page, expectedNoise, complaints }, use) => {
    await listen(page, (complaint) => {
      if (!expectedNoise?.test(complaint)) complaints.push(complaint);
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

function someAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return `10.${part()}.${part()}.${part()}`;
}

export function panelOrigin(): string {
  const origin = process.env.PANEL_ORIGIN;
  if (!origin) throw new Error('The global set-up started no panel');
  return origin;
}

/** Opens an address and waits until the page is interactive: all listeners of the first render are attached. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** React marks the elements that it has hydrated; effects run before the browser is idle. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
  // A face that arrives later has other widths: what was in sight may no longer be.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise<void>((done) => requestIdleCallback(() => done()));
  });
}

async function listen(page: Page, complain: (complaint: string) => void): Promise<void> {
  page.on('pageerror', (error) => complain(`error: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(`${message.type()}: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/csp-report') complain(`policy report: ${request.postData()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} stopped ${event.blockedURI}`);
    });
  });
}

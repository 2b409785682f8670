import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { solveCaptcha } from '../../apps/server/src/testing/solve-captcha.ts';
import { browserArguments } from '../../e2e/server/browser-arguments.ts';
import { startPanel } from '../../e2e/server/start-panel.ts';
import type { Bench, BenchResult } from '../bench.ts';
import { chromiumPath } from '../chromium-path.ts';
import { askPage, waitForPage } from './ask-page.ts';
import { type Felt, startWatching, whatWasFelt } from './felt-pauses.ts';

/** A processor a quarter as fast as this one. */
const slowness = 4;
const runs = 3;
/** What a visitor may feel on such a processor, in milliseconds. */
const aims = { task: 50, interaction: 100 };
/** Milliseconds that `calibrate` takes, slowed down, on the core for which the aims are meant. */
const nominalLoop = 40;

interface Walk {
  name: string;
  path: string;
  isSignedIn: boolean;
  /** What somebody does there, each with what shows that it was answered. */
  act(page: Page, devTools: CDPSession): Promise<void>;
}

const walks: readonly Walk[] = [
  {
    name: 'home page',
    path: '/',
    isSignedIn: false,
    async act(page, devTools) {
      await press(page, devTools, 'input[aria-label="Search services"]');
      await page.keyboard.type('views', { delay: 120 });
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await press(page, devTools, 'main fieldset button', 'YouTube');
      await page.waitForURL(/network=youtube/);
      await press(page, devTools, 'main > fieldset:nth-of-type(2) button:nth-of-type(2)');
      await page.waitForURL(/service_type/);
    },
  },
  {
    name: 'order form',
    path: '/orders/create?quantity=1000&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3Daaaaaaaaaa1',
    isSignedIn: true,
    async act(page, devTools) {
      await press(page, devTools, 'main input[inputmode="numeric"]');
      await page.keyboard.press('Control+a');
      await page.keyboard.type('2500', { delay: 120 });
    },
  },
  {
    name: 'orders',
    path: '/orders',
    isSignedIn: true,
    async act(page, devTools) {
      await press(page, devTools, 'main fieldset button', 'Canceled');
      await page.waitForURL(/status=canceled/);
      await press(page, devTools, 'main th button', 'Cost');
      await page.waitForURL(/sort=cost/);
    },
  },
];

type Kind = keyof typeof aims;

type Results = Record<Kind, BenchResult>;

/** All walks on one panel. */
async function measure(): Promise<(walk: Walk) => Results> {
  const browserAt = chromiumPath();
  if ('missing' in browserAt) {
    const missing = { ours: 0, reference: 0, ratio: 0, note: browserAt.missing };
    return () => ({ task: missing, interaction: missing });
  }
  const panel = await startPanel();
  const browser = await chromium.launch({ executablePath: browserAt.path, args: browserArguments });
  try {
    const found = new Map<Walk, Results>();
    for (const walk of walks) found.set(walk, await results(browser, panel.origin, walk));
    return (walk) => found.get(walk) as Results;
  } finally {
    await browser.close();
    await panel.stop();
  }
}

async function results(browser: Browser, origin: string, walk: Walk): Promise<Results> {
  const felt: (Felt & { loop: number })[] = [];
  for (let run = 0; run <= runs; run += 1) felt.push(await visit(browser, origin, walk));
  // The first visit warms the server up.
  const counted = felt.slice(1);
  const scale = median(counted.map(({ loop }) => loop)) / nominalLoop;
  return {
    task: judged('task', median(counted.map(({ longestTask }) => longestTask)), scale),
    interaction: judged('interaction', median(counted.map(({ slowestEvent }) => slowestEvent)), scale),
  };
}

/** The aim grows with the time that the same loop takes on this machine in the same visits. */
function judged(kind: Kind, ours: number, scale: number): BenchResult {
  const reference = aims[kind] * scale;
  const note = `${ours.toFixed(0)} ms; ${aims[kind]} ms are ${reference.toFixed(0)} here`;
  return { ours, reference, ratio: ours / reference, note };
}

async function visit(browser: Browser, origin: string, walk: Walk): Promise<Felt & { loop: number }> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    if (walk.isSignedIn) await signIn(page, origin);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    const loop = await askPage(devTools, calibrate);
    await startWatching(devTools);
    await page.goto(walk.path, { waitUntil: 'networkidle' });
    await waitForPage(devTools, isAlive);
    await walk.act(page, devTools);
    await page.waitForLoadState('networkidle');
    return { ...(await whatWasFelt(devTools)), loop };
  } finally {
    await context.close();
  }
}

/** React marks the elements that it has taken over. */
function isAlive(): boolean {
  const heading = document.querySelector('h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
}

/** As a person does, without looking for roles and names: that would keep the slowed-down page busy by itself. */
async function press(page: Page, devTools: CDPSession, selector: string, text = ''): Promise<void> {
  const { x, y } = await waitForPage(devTools, middleOf, selector, text);
  await page.mouse.click(x, y);
}

function middleOf(selector: string, text: string): { x: number; y: number } | null {
  const found = [...document.querySelectorAll(selector)].find((part) => part.textContent.includes(text));
  const { left, top, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
  return width > 0 ? { x: left + width / 2, y: top + height / 2 } : null;
}

/**
 * Work of the page's kind that no page has a part in: elements, texts and objects. Long enough to be slowed down like
 * the rest; the middle of five, since the fastest would be what the compiler makes of work that is done again.
 */
function calibrate(): number {
  const times = Array.from({ length: 5 }, () => {
    const begin = performance.now();
    const list = document.createElement('ul');
    for (let count = 0; count < 4000; count += 1) {
      const row = document.createElement('li');
      row.className = `row-${count % 7}`;
      row.textContent = `${(count * 7919) % 1009} of ${count}`;
      list.append(row);
    }
    const rows = [...list.children].map(({ className, textContent }) => ({ className, textContent }));
    const copy: typeof rows = JSON.parse(JSON.stringify(rows));
    copy.sort((one, other) => one.textContent.localeCompare(other.textContent));
    return performance.now() - begin;
  });
  return times.sort((one, other) => one - other)[2] ?? 0;
}

async function signIn(page: Page, origin: string): Promise<void> {
  const challenge = await (await page.request.get('/captcha/challenge')).json();
  const data = {
    email: 'customer@demo.localhost',
    password: 'marquee-demo',
    captcha_response: await solveCaptcha(challenge),
  };
  const answer = await page.request.post('/login', { data });
  const value = (await answer.json()).data.auth_token;
  await page.context().addCookies([{ name: 'AUTH_TOKEN', value, url: origin }]);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

let measured: ReturnType<typeof measure> | undefined;

/** One measurement gives all rows. */
async function resultsOf(walk: Walk): Promise<Results> {
  measured ??= measure();
  return (await measured)(walk);
}

export const benches: readonly Bench[] = walks.flatMap((walk) => [
  {
    name: `interaction: longest task, ${walk.name}, ${slowness} × slower`,
    reach: '≤ 1.00',
    run: async () => (await resultsOf(walk)).task,
  },
  {
    name: `interaction: slowest answer, ${walk.name}, ${slowness} × slower`,
    reach: '≤ 1.00',
    run: async () => (await resultsOf(walk)).interaction,
  },
]);

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { browserArguments } from '../e2e/server/browser-arguments.ts';
import { startPanel } from '../e2e/server/start-panel.ts';
import { ensureBrowser } from './setup/ensure-browser.mjs';
import { root } from './setup/root.mjs';

interface Picture {
  file: string;
  path: string;
  width: number;
  theme: 'light' | 'dark';
  height?: number;
  /** Whose cookies the browser carries; a guest's has none. */
  visitor?: Visitor;
}

type Visitor = BrowserContextOptions['storageState'];

const guestPages = {
  home: '/',
  network: '/?network=youtube',
  nothing: '/?search=zzzz',
  missing: '/no-such-page',
  login: '/login',
  register: '/register',
  create: '/orders/create',
  updates: '/updates',
  refunds: '/refunds',
  documentation: '/api/documentation',
};
const customerPages = {
  dashboard: '/dashboard',
  orders: '/orders',
  'drip-feed': '/drip-feed',
  subscriptions: '/subscriptions',
  finances: '/finances',
  statistics: '/statistics',
  'add-funds': '/add-funds',
  withdrawal: '/withdrawal',
  bonuses: '/bonuses',
  tickets: '/tickets',
  notifications: '/notifications',
  'saved-links': '/saved-links',
  profile: '/profile',
  api: '/api',
};
const widths = [390, 768, 1440];
const themes = ['light', 'dark'] as const;
const locales: readonly Locale[] = ['en', 'de', 'ru', 'hi_IN', 'ja'];
const fewLocales: readonly Locale[] = ['en', 'ru'];
const gallery = join(root, '.screenshots');

/** `npm run screenshots`: every page in every variant, and a contact sheet. `-- --readme`: the README's picture. */
const panel = await startPanel();
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: browserArguments,
  // Pages reserve room for the scrollbar; if it were hidden, the pictures would show an empty gap.
  ignoreDefaultArgs: ['--hide-scrollbars'],
});
try {
  await (process.argv.includes('--readme') ? takeReadmePicture() : takeGallery());
} finally {
  await browser.close();
  await panel.stop();
}

async function takeReadmePicture(): Promise<void> {
  const file = join(root, 'docs/picture.png');
  await take(browser, { file, path: '/', width: 1280, height: 800, theme: 'light' });
  console.log('Wrote docs/picture.png');
}

async function takeGallery(): Promise<void> {
  rmSync(gallery, { recursive: true, force: true });
  mkdirSync(gallery, { recursive: true });
  const customer = await signedInVisitor();
  const pictures = [
    ...everyVariant(guestPages, locales),
    ...everyVariant(customerPages, fewLocales, customer),
  ];
  for (const picture of pictures) await take(browser, { ...picture, file: join(gallery, picture.file) });
  writeFileSync(join(gallery, 'index.html'), contactSheet(pictures));
  console.log(`Wrote ${pictures.length} pictures; open .screenshots/index.html`);
}

function everyVariant(
  pages: Record<string, string>,
  languages: readonly Locale[],
  visitor?: Visitor,
): Picture[] {
  return Object.entries(pages).flatMap(([name, path]) =>
    languages.flatMap((locale) =>
      widths.flatMap((width) =>
        themes.map((theme) => ({
          file: `${name}-${locale}-${width}-${theme}.png`,
          path: localizedPath(path, locale),
          width,
          theme,
          visitor,
        })),
      ),
    ),
  );
}

async function signedInVisitor(): Promise<Visitor> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${panel.origin}/login`, { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'E-mail' }).fill('customer@demo.localhost');
  await page.getByRole('textbox', { name: 'Password' }).fill('marquee-demo');
  await page.locator('main form').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${panel.origin}/`);
  const visitor = await context.storageState();
  await context.close();
  return visitor;
}

async function take(from: Browser, picture: Picture): Promise<void> {
  const { file, path, width, height = 1000, theme, visitor } = picture;
  const context = await from.newContext({
    storageState: visitor,
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  try {
    // Cookies are already accepted, so that no banner covers the pages.
    await context.addCookies([{ name: 'cookie_consent', value: 'denied.denied', url: panel.origin }]);
    const page = await context.newPage();
    await page.goto(`${panel.origin}${path}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: file });
  } finally {
    await context.close();
  }
}

function contactSheet(pictures: readonly Picture[]): string {
  const figures = pictures.map(
    ({ file }) =>
      `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${file}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Marquee in pictures</title>
<style>body{font:14px system-ui;display:grid;grid-template-columns:repeat(auto-fill,minmax(300px,1fr));gap:16px}
figure{margin:0}img{width:100%;border:1px solid #ccc}</style>
${figures.join('\n')}
`;
}

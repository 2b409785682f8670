import { directionOf, type Locale } from '@marquee/domain/locale/locales.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import type { Page } from '@playwright/test';
import { expect, open, panelOrigin } from '../testing/panel-test.ts';
import { samplePages } from '../testing/sample-pages.ts';
import { signIn } from '../testing/sign-in.ts';
import { misfits } from '../testing/text-fit.ts';

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };

interface Looks {
  /** After the last page of the shop, signed in as the customer. */
  shop?(): Promise<void>;
  /** After the last page of the console. */
  console?(): Promise<void>;
}

/** Walks through pages of shop and console in one language, and returns the texts that do not fit. */
export async function walkIn(locale: Locale, page: Page, looks: Looks = {}): Promise<string[]> {
  await page.context().addCookies([{ name: 'locale', value: locale, url: panelOrigin() }]);
  await signIn(page);
  const pages = await samplePages(page, panelOrigin());
  const found: string[] = [];
  const measure = async (path: string) => {
    await open(page, localizedPath(path, locale));
    if (path.includes('open=')) await expect(page.getByRole('dialog')).toBeVisible();
    await expect(
      page.locator(':is(main, [role=dialog]) :is([aria-busy=true], .animate-shimmer)'),
    ).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf(locale));
    found.push(...(await misfits(page)).map((text) => `${path}: ${text}`));
  };
  for (const path of pages.shop) await measure(path);
  await looks.shop?.();
  await signIn(page, undefined, operator);
  for (const path of pages.console) await measure(path);
  await looks.console?.();
  return found;
}

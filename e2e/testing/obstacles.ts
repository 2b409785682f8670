import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Scope {
  exclude?: string;
  /** Contrast takes most of the time, and depends on the theme alone. */
  contrast?: boolean;
}

/** What stands in somebody's way on this page, one line each; empty when all can use it. */
export async function obstacles(page: Page, { exclude, contrast = true }: Scope = {}): Promise<string[]> {
  // Whatever changes while it is looked at is half of either: what fades in, and the cart, which waits for its data.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('button[aria-haspopup="dialog"]:disabled')).toHaveCount(0);
  // All that is on the page is the panel's own: no foreign frame needs a second page to sum up in.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: contrast } },
  });
  const { violations } = await (exclude ? axe.exclude(exclude) : axe).analyze();
  return violations.map(
    ({ id, nodes: [first] }) => `${id}: ${first?.html.slice(0, 200)} ${first?.failureSummary}`,
  );
}

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What stands in somebody's way on this page, one line each; empty when all can use it. */
export async function obstacles(page: Page, { exclude }: { exclude?: string } = {}): Promise<string[]> {
  // Whatever changes while it is looked at is half of either: what fades in, and the cart, which waits for its data.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('button[aria-haspopup="dialog"]:disabled')).toHaveCount(0);
  const axe = new AxeBuilder({ page });
  const { violations } = await (exclude ? axe.exclude(exclude) : axe).analyze();
  return violations.map(
    ({ id, nodes: [first] }) => `${id}: ${first?.html.slice(0, 200)} ${first?.failureSummary}`,
  );
}

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Scope {
  /** Only this part of the page. */
  include?: string;
  exclude?: string;
  /** The contrast check takes most of the time, and its result depends only on the theme. */
  contrast?: boolean;
}

/** Accessibility problems of this page, one line each. */
export async function accessibilityProblems(
  page: Page,
  { include, exclude, contrast = true }: Scope = {},
): Promise<string[]> {
  // No animations, and the cart has its data: a page that changes during the check gives wrong results.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('button[aria-haspopup="dialog"]:disabled')).toHaveCount(0);
  // The page contains no foreign frames, so no second page is needed to combine results.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: contrast } },
  });
  if (include) axe.include(include);
  if (exclude) axe.exclude(exclude);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes: [first] }) => `${id}: ${first?.html.slice(0, 200)} ${first?.failureSummary}`,
  );
}

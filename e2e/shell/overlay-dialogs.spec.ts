import { test as base, expect, type Page } from '@playwright/test';
import type { overlays, owe, refusal } from '../harness/main.tsx';
import { startHarness } from '../server/start-harness.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';

type Overlays = typeof overlays;
type HarnessWindow = Window & {
  overlays: Overlays;
  refusal: typeof refusal;
  owe: typeof owe;
  answer?: unknown;
  paid?: string;
};

/** All tests of a worker share one build. */
const test = base.extend<{ harness: Page }, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const { origin, stop } = await startHarness();
      await use(origin);
      await stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  harness: async ({ page, origin }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(origin);
    await page.getByRole('heading', { name: 'Overlays' }).waitFor();
    await use(page);
    expect(complaints).toEqual([]);
  },
});

test.describe.configure({ mode: 'serial' });
// A dialog that still fades in has other colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const answer = (page: Page) => page.evaluate(() => (window as unknown as HarnessWindow).answer);

async function isAccessible(page: Page) {
  expect(await accessibilityProblems(page, { include: '[role=alertdialog],[role=dialog]' })).toEqual([]);
}

function ask(page: Page) {
  return page.evaluate(() => {
    const holder = window as unknown as HarnessWindow;
    holder.answer = undefined;
    void holder.overlays
      .confirm({ title: 'Clear cart?', text: 'Three items go.', agree: 'Clear' })
      .then((yes) => {
        holder.answer = yes;
      });
  });
}

test('confirm: at most 600 wide; agreeing is yes, everything else is no', async ({ harness: page }) => {
  await ask(page);
  const dialog = page.getByRole('alertdialog', { name: 'Clear cart?' });
  await expect(dialog).toContainText('Three items go.');
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(600);
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(dialog).toBeHidden();
  expect(await answer(page)).toBe(true);

  await ask(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => answer(page)).toBe(false);

  await ask(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => answer(page)).toBe(false);
});

test('the frozen dialog greets, stays for a click beside it, and refuses on close', async ({
  harness: page,
}) => {
  await page.evaluate(() => {
    const holder = window as unknown as HarnessWindow;
    holder.overlays.showFrozenDialog().catch((error: Error) => {
      holder.answer = error.name;
    });
  });
  const dialog = page.getByRole('alertdialog', { name: 'Hello, Ada' });
  await expect(dialog).toContainText('Your Harness account is frozen');
  await isAccessible(page);
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  expect(await answer(page)).toBeUndefined();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => answer(page)).toBe('FrozenAccountError');
});

test('who is frozen for a debt reads what is owed and what to do, and goes to top up', async ({
  harness: page,
}) => {
  await page.evaluate(() => {
    const holder = window as unknown as HarnessWindow;
    holder.owe('15.5');
    holder.overlays.showFrozenDialog().catch(() => undefined);
  });
  const dialog = page.getByRole('alertdialog', { name: 'Hello, Ada' });
  await expect(dialog).toContainText('you owe $15.50');
  await expect(dialog).toContainText('unfreeze your account');
  await expect(dialog.getByRole('link', { name: 'Add funds' })).toHaveAttribute('href', '/add-funds');
  await isAccessible(page);
});

test('a code to scan: 200 wide, gone when closed', async ({ harness: page }) => {
  await page.evaluate(() => (window as unknown as HarnessWindow).overlays.showQrCode('pay:42'));
  const dialog = page.getByRole('dialog', { name: 'Scan the QR code' });
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(200);
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a picture over the whole window closes by a click anywhere and by Escape', async ({
  harness: page,
}) => {
  const show = () =>
    page.evaluate(() =>
      (window as unknown as HarnessWindow).overlays.showImage({
        source: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
        description: 'A receipt',
      }),
    );
  const dialog = page.getByRole('dialog', { name: 'A receipt' });
  await show();
  await expect(dialog).toBeVisible();
  await isAccessible(page);
  await page.mouse.click(40, 200);
  await expect(dialog).toHaveCount(0);
  await show();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

function pay(page: Page) {
  return page.evaluate(() => {
    const holder = window as unknown as HarnessWindow;
    let attempts = 0;
    void holder.overlays
      .askManualPayment({
        amountName: 'Total',
        charge: { currency: 'RUB', amount: '1234.5', rate: '92.5' },
        methodName: 'Bank transfer',
        accountNumber: 'DE89 3704 0044 0532 0130 00',
        invoiceId: '4711',
        qrCode: 'BCD002',
        allowsComment: true,
        instructions:
          '<p>Write the <b>invoice number</b> <a href="javascript:alert(1)">here</a>.</p><script>alert(1)</script><img alt="" src=x onerror=alert(1)>',
        onPaid: async (comment) => {
          attempts += 1;
          if (attempts === 1) throw holder.refusal('The bank did not answer');
          holder.paid = comment;
        },
      })
      .then((outcome) => {
        holder.answer = outcome;
      });
  });
}

test('paying by hand: facts, clean instructions, a comment, and a failure that can be tried again', async ({
  harness: page,
}) => {
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await pay(page);
  const dialog = page.getByRole('dialog', { name: 'Complete your payment' });
  await expect(dialog).toContainText('Total1234.50 RUB');
  await expect(dialog).toContainText('DE89 3704 0044 0532 0130 00');
  await expect(dialog).toContainText('4711');
  await expect(dialog.getByRole('button', { name: 'Copy: Account number' })).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Payment QR code' })).toBeVisible();
  await expect(dialog.locator('b')).toHaveText('invoice number');
  await expect(dialog.locator('script, [onerror], a[href]')).toHaveCount(0);
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(628);
  await isAccessible(page);

  await dialog.getByLabel('Comment').fill('From Ada');
  await dialog.getByRole('button', { name: 'I’ve paid' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The bank did not answer');
  await dialog.getByRole('button', { name: 'I’ve paid' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await answer(page)).toBe('paid');
  expect(await page.evaluate(() => (window as unknown as HarnessWindow).paid)).toBe('From Ada');
  expect(dialogs).toBe(0);
});

test('cancelling a manual payment pays nothing', async ({ harness: page }) => {
  await pay(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => answer(page)).toBe('canceled');
});

test('the loader covers the page until the work is done', async ({ harness: page }) => {
  await page.evaluate(() => {
    const holder = window as unknown as HarnessWindow & { finish?: () => void };
    void holder.overlays.withPageLoader(
      new Promise<void>((resolve) => {
        holder.finish = resolve;
      }),
    );
  });
  const loader = page.getByRole('status').filter({ hasText: 'Loading…' });
  await expect(loader).toBeVisible();
  await page.evaluate(() => (window as unknown as { finish: () => void }).finish());
  await expect(loader).toHaveCount(0);
});

test('an invoice in moderation shows a red alert', async ({ harness: page }) => {
  await expect(page.getByRole('alert').filter({ hasText: 'Your payment is in review' })).toBeVisible();
});

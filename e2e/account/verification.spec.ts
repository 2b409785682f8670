import type { Page } from '@playwright/test';
import { expect, open, test } from '../testing/panel-test.ts';
import { register } from '../testing/sign-in.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWO4FGCDFTEMLQkAVkZXgdlmfhYAAAAASUVORK5CYII=',
  'base64',
);
const steps = ['ID document, front', 'ID document, back', 'Selfie with document', 'Bank card, front'];

// The browser logs the errors that the tests provoke.
test.use({ expectedNoise: /status of (404|422)/ });

/** The unsubscribe link of a mail, built with the signature from the profile. */
function unsubscribeLink(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const token = /(?:^|; )AUTH_TOKEN=([^;]+)/.exec(document.cookie)?.[1];
    const answer = await fetch('/api/v1/profile', { headers: { authorization: `Bearer ${token}` } });
    const { id, unsubscribe_signature } = (await answer.json()).data;
    return `/unsubscribe/${id}?signature=${unsubscribe_signature}&topic=order`;
  });
}

test('four pictures are uploaded, one is taken back and sent again by dropping it', async ({ page }) => {
  await register(page);
  await open(page, '/card-verification');
  await expect(page.getByText('0 of 4 uploaded')).toBeVisible();
  const card = (step: string) => page.getByRole('listitem').filter({ hasText: step });
  const chooser = (step: string) => card(step).getByLabel('Drop a file or browse');

  const html = { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') };
  await chooser('ID document, front').setInputFiles(html);
  await expect(page.getByText('Upload a JPEG, PNG, WebP or PDF file.')).toBeVisible();
  for (const step of steps) {
    await chooser(step).setInputFiles({ name: `${step}.png`, mimeType: 'image/png', buffer: png });
    await expect(card(step).getByText('Uploaded')).toBeVisible();
  }
  await expect(page.getByText('In review')).toBeVisible();

  await card('Bank card, front').getByRole('button', { name: /View/ }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toHaveJSProperty('naturalWidth', 8);
  await page.keyboard.press('Escape');

  await card('Bank card, front')
    .getByRole('button', { name: /Remove/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('3 of 4 uploaded')).toBeVisible();
  const data = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], 'dropped.png', { type: 'image/png' }));
      return transfer;
    },
    [...png],
  );
  await card('Bank card, front').locator('label').first().dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByText('In review')).toBeVisible();
  await open(page, '/card-verification');
  await expect(page.getByText('dropped.png')).toBeVisible();
});

test('the link of a mail shows the choices, changes nothing by itself and needs no session', async ({
  page,
}) => {
  await register(page);
  const link = await unsubscribeLink(page);
  await page.context().clearCookies();
  await open(page, link);
  const orders = page.getByRole('switch', { name: /Orders/ });
  await expect(orders).toBeChecked();
  await orders.click();
  await expect(orders).not.toBeChecked();
  await expect(page.getByText('Saved. You can change this any time.')).toBeVisible();
  await open(page, `/de${link}`);
  await expect(page.getByRole('switch', { name: /Bestellungen/ })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: /Zahlungen/ })).toBeChecked();
  await open(page, link.replace('signature=', 'signature=x'));
  await expect(page.getByText('This link doesn’t work')).toBeVisible();
});

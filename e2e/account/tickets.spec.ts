import { expect, open, panelOrigin, test } from '../testing/panel-test.ts';
import { register } from '../testing/sign-in.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWO4FGCDFTEMLQkAVkZXgdlmfhYAAAAASUVORK5CYII=',
  'base64',
);

// The browser logs the errors that the tests provoke.
test.use({ expectedNoise: /status of (404|422)/ });

test('ask with a picture, look at it, say more, close and open again', async ({ page }) => {
  await register(page);
  await open(page, '/tickets');
  await expect(page.getByText('No tickets yet')).toBeVisible();
  await page.getByRole('link', { name: 'New ticket' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('This field is required').first()).toBeVisible();
  await form.getByLabel('Subject').fill('<b>Where</b> is it?');
  await form.getByLabel('Your message').fill('<img src=x onerror=alert(1)> see https://videos.example/1.');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: 'New ticket' }).first().click();
  await expect(form.getByLabel('Subject')).toHaveValue('<b>Where</b> is it?');
  await form.getByLabel('Attach images or a PDF').setInputFiles([
    { name: 'screen.png', mimeType: 'image/png', buffer: png },
    { name: 'not-a-picture.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') },
  ]);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Upload a JPEG, PNG, WebP or PDF file.')).toBeVisible();
  await form.getByRole('button', { name: 'Remove not-a-picture.png' }).click();
  await form.getByRole('button', { name: 'Send' }).click();

  await expect(page).toHaveURL(/\/tickets\/\d+$/);
  await expect(page.getByRole('heading', { name: '<b>Where</b> is it?' })).toBeVisible();
  const thread = page.getByRole('region', { name: 'Messages' });
  await expect(thread.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(thread.getByRole('link', { name: 'https://videos.example/1' })).toHaveAttribute(
    'rel',
    /noopener noreferrer/,
  );
  await thread.getByRole('button', { name: /screen\.png/ }).click();
  const picture = page.getByRole('dialog').getByRole('img');
  await expect(picture).toHaveJSProperty('naturalWidth', 8);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Mark as solved' }).click();
  await expect(page.getByText('This ticket is closed.')).toBeVisible();
  await page.getByLabel('Your reply').fill('One more thing');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(thread.getByText('One more thing')).toBeVisible();
  await expect(page.getByText('Open', { exact: true })).toBeVisible();

  await open(page, '/tickets?status=closed');
  await expect(page.getByText('No tickets with this status')).toBeVisible();
  await open(page, '/tickets');
  await expect(page.getByText('You: One more thing')).toBeVisible();
});

test('an answer from the panel is marked until it has been read', async ({ page }) => {
  await open(page, '/login');
  await page.getByLabel('E-mail').fill('customer@demo.localhost');
  await page.getByLabel('Password', { exact: true }).fill('marquee-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${panelOrigin()}/`);
  await open(page, '/tickets');
  await expect(page.getByText('New reply')).toBeVisible();
  const read = page.waitForResponse((response) => response.url().includes('/read'));
  await page.getByRole('link', { name: /Which link do I paste/ }).click();
  await expect(page.getByText('Order about ten minutes before you start.')).toBeVisible();
  await read;
  await open(page, '/tickets');
  await expect(page.getByText('New reply')).toBeHidden();
});

import { expect, open, test } from '../testing/panel-test.ts';
import { registerProven } from '../testing/sign-in.ts';

test('a new key stands in the examples, and the console really calls with it', async ({ page }) => {
  await registerProven(page);
  await open(page, '/api');
  await expect(page.getByText('key=YOUR_API_KEY')).toBeVisible();
  await page.getByRole('button', { name: 'Create key' }).click();
  const key =
    (await page
      .getByRole('status')
      .getByText(/^mq_[\w-]{43}$/)
      .textContent()) ?? '';
  await expect(page.getByText(`key=${key}`)).toBeVisible();
  await page.getByRole('radio', { name: 'Python' }).press('Space');
  await expect(page.getByText(`"key": "${key}"`)).toBeVisible();

  await page.getByRole('link', { name: 'Read the documentation' }).click();
  await expect(page.getByText('the key you just created')).toBeVisible();
  await expect(page.getByText('YOUR_API_KEY')).toHaveCount(0);
  const console = page.locator('form').filter({ has: page.getByRole('button', { name: 'Send request' }) });
  await expect(console.getByLabel('API key')).toHaveValue(key);
  await console.getByRole('button', { name: 'Send request' }).press('Enter');
  await expect(console.getByText('"balance": "0"')).toBeVisible();
  await expect(console.getByText(/Response · HTTP 200 · \d+ ms/)).toBeVisible();

  await console.getByLabel('Action').selectOption('services');
  await console.getByRole('button', { name: 'Send request' }).click();
  await expect(console.getByText(/^[\d,]+ entries total/)).toBeVisible();

  await console.getByLabel('Action').selectOption('add');
  await console.getByLabel('service').fill('999999');
  await console.getByLabel('link').fill(`https://example.com/it's`);
  await expect(console.getByText(String.raw`it'\''s`)).toBeVisible();
  await console.getByLabel('link').press('Enter');
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await question.getByRole('button', { name: 'Place order' }).click();
  await expect(console.getByText('"error": "Incorrect service ID"')).toBeVisible();

  await console.getByLabel('API key').fill('');
  await console.getByRole('button', { name: 'Send request' }).click();
  await expect(console.getByText('Enter your API key')).toBeVisible();
  await open(page, '/api/documentation');
  await expect(page.getByText('YOUR_API_KEY').first()).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);
});

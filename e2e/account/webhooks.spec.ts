import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, open, test } from '../testing/panel-test.ts';
import { registerProven } from '../testing/sign-in.ts';

// The browser logs the errors that the tests provoke.
test.use({ expectedNoise: /status of 422/ });

/** The customer's own server: accepts every call until it is told not to. */
async function receiver() {
  const calls: { headers: IncomingHttpHeaders; body: string }[] = [];
  const state = { status: 200 };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    calls.push({ headers: request.headers, body });
    response.writeHead(state.status).end('{"said":"hello"}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { calls, state, url: `http://127.0.0.1:${port}/orders`, stop: () => server.close() };
}

test('a webhook is made, tried out, looked into, renewed and removed', async ({ page }) => {
  const own = await receiver();
  await registerProven(page);
  await open(page, '/api');
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await expect(page.getByText('No webhooks yet')).toBeVisible();

  await page.getByRole('button', { name: 'Add webhook' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('URL').fill('http://shop.example/orders');
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await expect(form.getByLabel('URL')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('URL').fill(own.url);
  await form.getByLabel('Refill status').uncheck();
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await expect(form).toBeHidden();
  const secret = (await page.getByText(/^whsec_[\w+/]{43}=$/).textContent()) ?? '';

  await page.getByRole('button', { name: 'Send test' }).click();
  await expect(page.getByText('Test delivered').first()).toBeVisible();
  const [call] = own.calls;
  const signed = `${call?.headers['webhook-id']}.${call?.headers['webhook-timestamp']}.${call?.body}`;
  const mac = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(signed)
    .digest('base64');
  expect(call?.headers['webhook-signature']).toBe(`v1,${mac}`);

  own.state.status = 500;
  await page.getByRole('button', { name: 'Send test' }).click();
  await expect(page.getByText('Test failed').first()).toBeVisible();
  const log = page.getByRole('table', { name: 'Calls' });
  await expect(log.getByRole('row')).toHaveCount(3);
  await log.getByRole('button', { name: 'Test' }).first().click();
  const sheet = page.getByRole('dialog', { name: /^Call / });
  await expect(sheet.getByText('"webhook.test"')).toBeVisible();
  await expect(sheet.getByText('{"said":"hello"}')).toBeVisible();
  own.state.status = 200;
  await sheet.getByRole('button', { name: 'Resend' }).click();
  await expect(sheet.getByText('Status 200')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();

  const more = page.getByRole('button', { name: /^Actions for/ });
  await more.click();
  await page.getByRole('menuitem', { name: 'Generate new secret' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Generate new secret' }).click();
  await expect(page.getByText(secret)).toBeHidden();
  await expect(page.getByText('The old secret stays valid until')).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: 'Turn off' }).click();
  await expect(page.getByText('Off', { exact: true })).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  own.stop();
});

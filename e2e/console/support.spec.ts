import type { Browser, Page } from '@playwright/test';
import { withDatabase } from '../server/panel-database.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { registerProven, signIn } from '../testing/sign-in.ts';

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWO4FGCDFTEMLQkAVkZXgdlmfhYAAAAASUVORK5CYII=',
  'base64',
);

// Fields that are refused on purpose: the browser logs them.
test.use({ expectedNoise: /status of (409|422)/ });

async function desk(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, path, operator);
  return page;
}

async function ask(page: Page, subject: string, text: string): Promise<void> {
  await open(page, '/tickets?new=1');
  const form = page.getByRole('dialog');
  await form.getByLabel('Subject').fill(subject);
  await form.getByLabel('Your message').fill(text);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/tickets\/\d+$/);
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await page.keyboard.press('Enter');
}

test('a ticket is found, taken and answered; the customer’s open page shows it by itself', async ({
  page,
  browser,
}) => {
  const email = await registerProven(page);
  await ask(page, 'Where are my likes?', 'Nothing happens.');
  const staff = await desk(browser, '/admin/tickets');
  await search(staff, email);
  await expect(staff.getByRole('row')).toHaveCount(2);
  await staff.getByRole('link', { name: /Where are my likes/ }).click();
  const heading = staff.getByRole('heading', { name: /Where are my likes/ });
  await expect(heading).toBeVisible();
  await expect(staff.getByText('Nothing happens.')).toBeVisible();

  await heading.click();
  await staff.keyboard.press('m');
  await expect(staff.getByText('Ticket assigned')).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Assign to me' })).toBeHidden();
  const note = staff.getByLabel('New note');
  await note.fill('Known to write often');
  await staff.getByRole('button', { name: 'Add note' }).click();
  await expect(staff.getByRole('article').getByText('Known to write often')).toBeVisible();
  expect(await accessibilityProblems(staff)).toEqual([]);

  await staff.getByLabel('Reply', { exact: true }).fill('They start within the hour. {order}');
  await staff.getByRole('button', { name: 'Send reply' }).click();
  await expect(staff.getByText('Replace {order} before you send')).toBeVisible();
  await staff.getByLabel('Reply', { exact: true }).fill('They start within the hour.');
  await staff.getByLabel('Reply', { exact: true }).press('Control+Enter');
  await expect(staff.getByText('Reply sent')).toBeVisible();

  // Nobody touches the customer's page.
  await expect(page.getByText('They start within the hour.')).toBeVisible({ timeout: 25_000 });
  await expect(page.getByText('Known to write often')).toBeHidden();
  await staff.context().close();
});

test('a canned reply is written in two languages and comes filled in', async ({ page, browser }) => {
  await registerProven(page);
  await ask(page, 'Refund, please', 'Thanks');
  const address = new URL(page.url()).pathname;
  const title = `Refund ${crypto.randomUUID().slice(0, 8)}`;
  const staff = await desk(browser, '/admin/canned-replies');
  await staff.getByRole('button', { name: 'New canned reply' }).click();
  const form = staff.getByRole('dialog', { name: 'New canned reply' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Text', { exact: true }).fill('Hello {costumer}');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Unknown placeholder in the text (English)')).toBeVisible();
  await form.getByLabel('Text', { exact: true }).fill('Hello {customer}, yours, {panel}');
  await form.getByLabel('Language').selectOption('de');
  await form.getByLabel('Text', { exact: true }).fill('Hallo {customer}');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  const row = staff.getByRole('button', { name: new RegExp(title) });
  await expect(row.getByText('Deutsch')).toBeVisible();

  await open(staff, `/admin${address}`);
  await staff.getByRole('button', { name: 'Canned reply' }).click();
  await staff.getByRole('menuitem', { name: title }).click();
  await expect(staff.getByLabel('Reply', { exact: true })).toHaveValue('Hello Robin Reader, yours, Marquee');
  await staff.getByRole('button', { name: 'Send and close' }).click();
  await expect(staff.getByText('Ticket closed')).toBeVisible();
  await staff.context().close();
});

test('two tickets of one customer are merged, on a phone', async ({ page, browser }) => {
  await registerProven(page);
  await ask(page, 'First question', 'One');
  const first = new URL(page.url()).pathname;
  await ask(page, 'Second question', 'Two');
  const staff = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await signIn(staff, `/admin${first}`, operator);
  await staff.getByRole('button', { name: 'Merge' }).click();
  const dialog = staff.getByRole('dialog');
  await expect(dialog.getByText('This can’t be undone.')).toBeVisible();
  await dialog.getByRole('button', { name: /Merge into #\d+/ }).click();
  await expect(staff.getByRole('heading', { name: /Second question/ })).toBeVisible();
  const messages = staff.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  await expect(messages).toHaveText([/One/, /Two/]);
  await staff.context().close();

  await open(page, first);
  await expect(page.getByRole('heading', { name: 'Second question' })).toBeVisible();
});

test('a review is published and answered; its author’s open page and the public page show it', async ({
  page,
  browser,
}) => {
  const email = await registerProven(page);
  const comment = `Quick and friendly ${crypto.randomUUID()}`;
  const { rows } = await withDatabase((client) =>
    client.query(
      `insert into service_purchase (panel_id, account_id, service_id, last_completed_at)
       select a.panel_id, a.id, s.id, now() from account a
         join lateral (select id from service where panel_id = a.panel_id and is_enabled order by id limit 1) s on true
        where a.email = $1 returning service_id`,
      [email],
    ),
  );
  await open(page, '/my-services');
  await page.getByRole('radio', { name: '5 stars' }).first().check({ force: true });
  await page.getByLabel('Your review').fill(comment);
  await page.getByRole('button', { name: 'Submit 1 review' }).click();
  await expect(page.getByText('In review')).toBeVisible();

  const staff = await desk(browser, '/admin/reviews');
  await search(staff, email);
  await expect(staff.getByRole('row')).toHaveCount(2);
  await staff.getByRole('row').getByRole('button', { name: '#' }).click();
  const sheet = staff.getByRole('dialog');
  await expect(sheet.getByText(comment)).toBeVisible();
  // Beside the table, on its right: rules of the first page must not win over those of later ones.
  await expect.poll(async () => (await sheet.boundingBox())?.x ?? 0).toBeGreaterThan(600);
  expect(await accessibilityProblems(staff)).toEqual([]);
  await sheet.getByLabel('Public reply').fill('Thank you, Robin!');
  await sheet.getByRole('button', { name: 'Publish reply' }).click();
  await expect(staff.getByText('Reply saved')).toBeVisible();
  await sheet.getByRole('button', { name: 'Publish review' }).click();
  await expect(staff.getByText('Review published')).toBeVisible();
  await staff.context().close();

  await expect(page.getByText('Published', { exact: true })).toBeVisible({ timeout: 25_000 });
  await expect(page.getByText('Thank you, Robin!')).toBeVisible();
  await open(page, `/services/${rows[0].service_id}`);
  await expect(page.getByText(comment)).toBeVisible();
  await expect(page.getByText('Thank you, Robin!')).toBeVisible();
});

test('documents are looked at by keys and declined; the customer’s open page says why', async ({
  page,
  browser,
}) => {
  const email = await registerProven(page);
  await open(page, '/card-verification');
  for (const step of ['ID document, front', 'ID document, back', 'Selfie with document', 'Bank card, front'])
    await page
      .getByRole('listitem')
      .filter({ hasText: step })
      .getByLabel('Drop a file or browse')
      .setInputFiles({ name: `${step}.png`, mimeType: 'image/png', buffer: png });
  await expect(page.getByText('In review')).toBeVisible();

  const staff = await desk(browser, '/admin/verification');
  await search(staff, email);
  await expect(staff.getByRole('row')).toHaveCount(2);
  await staff.getByRole('row').getByRole('button', { name: /Robin/ }).click();
  const sheet = staff.getByRole('dialog');
  await expect(sheet.getByRole('img')).toHaveJSProperty('naturalWidth', 8);
  expect(await accessibilityProblems(staff)).toEqual([]);
  await staff.keyboard.press('+');
  await staff.keyboard.press('r');
  await expect(sheet.getByRole('img')).toHaveClass(/rotate-90/);
  await staff.keyboard.press('n');
  await expect(sheet.getByText('ID document, back')).toBeVisible();
  await sheet.getByRole('button', { name: 'Decline documents' }).click();
  await expect(sheet.getByText('Use 3 or more characters')).toBeVisible();
  await sheet.getByLabel('Reason for declining').fill('The back is blurred');
  await sheet.getByRole('button', { name: 'Decline documents' }).click();
  await expect(staff.getByText('Documents declined')).toBeVisible();
  await staff.context().close();

  await expect(page.getByText('Reason: The back is blurred')).toBeVisible({ timeout: 25_000 });
  const looks = await withDatabase((client) =>
    client.query(
      `select count(*)::int as count from audit_entry where action = 'verification.view-document'
        and subject_id = (select id::text from account where email = $1)`,
      [email],
    ),
  );
  expect(looks.rows[0].count).toBeGreaterThanOrEqual(2);
});

test('the channel source says that it shows samples, and finds one', async ({ browser }) => {
  const staff = await desk(browser, '/admin/channel-sources');
  await expect(staff.getByText('Sample data', { exact: true }).first()).toBeVisible();
  await staff.getByLabel('Channel link or handle').fill('@anything');
  await staff.getByRole('button', { name: 'Look up channel' }).click();
  await expect(staff.getByText('Found: Sample channel @anything')).toBeVisible();
  await staff.getByLabel('Keyword', { exact: true }).fill('sourdough');
  await staff.getByRole('button', { name: 'Get suggestions' }).click();
  await expect(staff.getByRole('list', { name: 'Suggestions' }).getByText('sourdough').first()).toBeVisible();
  await expect(staff.getByText('/youtube-reporting/callback')).toBeVisible();
  expect(await accessibilityProblems(staff)).toEqual([]);
  await staff.context().close();
});

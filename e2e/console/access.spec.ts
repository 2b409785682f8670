import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { mailedLink } from '../testing/mailed-link.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { password, signIn, signUp } from '../testing/sign-in.ts';

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };

// A page that is not there for the role: the browser logs it.
test.use({ expectedNoise: /status of (401|404)/ });

/** Not a toast, which is a dialog, too. */
const modal = (page: Page) => page.locator('[role=dialog]:not([aria-modal=false])');

const menu = (page: Page) => page.getByRole('navigation', { name: 'Console' });

/** The newest entry about something, opened beside the log. */
async function openEntry(desk: Page, action: string): Promise<void> {
  await menu(desk).getByRole('link', { name: 'Audit log' }).click();
  const field = desk.getByRole('searchbox', { name: 'Action, e.g. orders' });
  await field.fill(action);
  await field.press('Enter');
  // Until the answer is there, the entries of before stay in sight.
  const others = desk.getByRole('row').getByRole('button', { name: /^[a-z-]+\.[a-z-]+$/ });
  await expect(others.filter({ hasNotText: new RegExp(`^${action}$`) })).toHaveCount(0);
  await desk.getByRole('row').getByRole('button', { name: action }).first().click();
}

test('somebody is invited to a role of the panel’s own: it decides what they see, and the log has all of it', async ({
  page: desk,
  browser,
}) => {
  test.slow();
  const role = `Night desk ${crypto.randomUUID().slice(0, 8)}`;
  const email = `night-${crypto.randomUUID()}@people.example`;
  await signIn(desk, '/admin/roles', operator);
  await desk.getByRole('button', { name: 'New role' }).click();
  const form = modal(desk);
  await form.getByLabel('Name').fill(role);
  await form.getByLabel('View orders').check();
  expect(await accessibilityProblems(desk)).toEqual([]);
  await form.getByRole('button', { name: 'Save role' }).click();
  await expect(desk.getByText('Role saved')).toBeVisible();

  await menu(desk).getByRole('link', { name: 'Staff' }).click();
  await desk.getByRole('button', { name: 'Invite' }).click();
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Role').selectOption(role);
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(desk.getByText('Invitation sent')).toBeVisible();
  await expect(desk.getByText(email)).toBeVisible();
  expect(await accessibilityProblems(desk)).toEqual([]);

  await test.step('who is invited registers, proves the address and is in', async () => {
    const colleague = await (await browser.newContext()).newPage();
    await signUp(colleague, { email, password }, 'Nora Night');
    await open(colleague, await mailedLink(email, '/email/verify'));
    await expect(colleague.getByRole('heading', { name: 'E-mail confirmed' })).toBeVisible();
    // Still signed in; within a second the session has the role.
    await colleague.getByRole('link', { name: 'Open the console' }).click();
    await expect(colleague).toHaveURL(/\/admin$/);
    await expect(async () => {
      await open(colleague, '/admin');
      await expect(menu(colleague).getByRole('link', { name: /^Orders/ })).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 20_000 });
    for (const name of ['Customers', 'Withdrawals', 'Settings', 'Staff', 'Audit log'])
      await expect(menu(colleague).getByRole('link', { name })).toHaveCount(0);
    await menu(colleague)
      .getByRole('link', { name: /^Orders/ })
      .click();
    await expect(colleague.getByRole('table', { name: 'Orders' })).toBeVisible();
    // May look, may not act.
    await expect(colleague.getByRole('checkbox')).toHaveCount(0);
    expect((await colleague.goto('/admin/settings'))?.status()).toBe(404);
    await colleague.context().close();
  });

  await test.step('the role grows; the log has it before and after', async () => {
    await menu(desk).getByRole('link', { name: 'Roles' }).click();
    const entry = desk.getByRole('listitem').filter({ hasText: role });
    await expect(entry.getByText('1 person')).toBeVisible();
    await entry.getByRole('button', { name: 'Edit role' }).click();
    await form.getByLabel('Reply to tickets').check();
    await expect(form.getByText('Someone has this role')).toBeVisible();
    await form.getByRole('button', { name: 'Save role' }).click();
    await expect(form).toBeHidden();
    await openEntry(desk, 'staff.change-own-role');
    const sheet = modal(desk);
    await expect(sheet.getByText('Olive Operator')).toBeVisible();
    const [before, after] = [sheet.locator('pre').first(), sheet.locator('pre').last()];
    await expect(before).toContainText('orders.view');
    await expect(before).not.toContainText('tickets.manage');
    await expect(after).toContainText('tickets.manage');
    expect(await accessibilityProblems(desk)).toEqual([]);
    await desk.keyboard.press('Escape');
  });

  await test.step('they leave the team', async () => {
    await menu(desk).getByRole('link', { name: 'Staff' }).click();
    const row = desk.getByRole('row').filter({ hasText: email });
    await expect(row.getByText(role)).toBeVisible();
    await row.getByRole('button', { name: 'Change role' }).click();
    await form.getByRole('button', { name: 'Remove from staff' }).click();
    await expect(row).toHaveCount(0);
    await openEntry(desk, 'staff.change-role');
    await expect(modal(desk).locator('pre').last()).toContainText('customer');
  });
});

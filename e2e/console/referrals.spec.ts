import { holdReferralReward } from '../testing/held-reward.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };

// A refusal without a reason: the browser logs the answer.
test.use({ expectedNoise: /status of 422/ });

test('a reward that looks like a self-referral waits, and is refused with a reason', async ({ page }) => {
  const { earner, buyer, order } = await holdReferralReward();
  await signIn(page, `/admin/referrals?search=${encodeURIComponent(earner)}`, operator);
  const row = page.getByRole('row').filter({ hasText: buyer });
  await expect(row).toContainText('Same mailbox');
  await row.getByRole('button', { name: `#${order}` }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Referrer', { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: 'Decline reward' }).click();
  await expect(sheet.getByLabel('Reason for declining')).toHaveAttribute('aria-invalid', 'true');
  await sheet.getByLabel('Reason for declining').fill('The same person');
  await sheet.getByRole('button', { name: 'Decline reward' }).click();
  await expect(page.getByText('Reward declined')).toBeVisible();
  await open(page, `/admin/referrals?state=refused&search=${encodeURIComponent(earner)}`);
  await expect(page.getByRole('row').filter({ hasText: buyer })).toContainText('Declined');
  await open(page, '/admin/referrals?state=matured&search=mira@people.localhost');
  await expect(page.getByRole('row').filter({ hasText: 'mira@people.localhost' }).first()).toContainText(
    'Paid',
  );
});

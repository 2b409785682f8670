import type { FirstStepsChecklist } from '@marquee/contract/console/first-steps.ts';
import { type FirstStep, firstSteps } from '@marquee/domain/settings/first-steps.ts';
import type { Context } from '../../platform/context.ts';
import { panelOrigin } from '../panels/index.ts';
import { parentOf } from '../providers/index.ts';
import { hasBrand, hasLegalPages, hasOrder, hasPaymentMethod, hasProvenDomain } from './step-checks.ts';
import { hasSavedPriceRule, hasSentTestMail } from './step-records.ts';

const checks: Record<FirstStep, (ctx: Context) => Promise<boolean>> = {
  brand: hasBrand,
  domain: hasProvenDomain,
  prices: hasSavedPriceRule,
  payments: hasPaymentMethod,
  legal: hasLegalPages,
  mail: hasSentTestMail,
  order: (ctx) => hasOrder(ctx, 'staff'),
};

/** Every step checks itself. Null once the panel sells, or the list was dismissed. */
export async function getFirstSteps(ctx: Context): Promise<FirstStepsChecklist | null> {
  if ((await isDismissed(ctx)) || (await hasOrder(ctx, 'customers'))) return null;
  const parent = await parentOf(ctx);
  // Whoever runs the installation has set its domain before there was a console.
  const shown = firstSteps.filter((name) => name !== 'domain' || parent);
  const steps = await Promise.all(shown.map(async (name) => ({ name, is_done: await checks[name](ctx) })));
  return { steps, child_panels_url: parent ? `${await panelOrigin(parent)}/child-panels` : null };
}

async function isDismissed({ db, panel }: Context): Promise<boolean> {
  const row = await db
    .selectFrom('first_steps_dismissal')
    .select('panel_id')
    .where('panel_id', '=', panel.id)
    .executeTakeFirst();
  return row !== undefined;
}

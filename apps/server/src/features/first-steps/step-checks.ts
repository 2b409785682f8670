import { resolveSettings } from '@marquee/contract/shell/settings.ts';
import type { TextPage } from '@marquee/domain/legal/text-pages.ts';
import type { Context } from '../../platform/context.ts';
import { isComplete, listStoredMethods } from '../payment-methods/index.ts';
import { getSettings } from '../settings/index.ts';

/** A name of its own, and a logo or a colour. */
export async function hasBrand(ctx: Context): Promise<boolean> {
  const [settings, initial] = [await getSettings(ctx), resolveSettings({}, [])];
  const hasLook =
    Boolean(settings.logos.light) || JSON.stringify(settings.colors) !== JSON.stringify(initial.colors);
  return settings.panelName !== initial.panelName && hasLook;
}

export async function hasProvenDomain({ db, panel }: Context): Promise<boolean> {
  const domain = await db
    .selectFrom('panel_domain')
    .select('host')
    .where('panel_id', '=', panel.id)
    .where('verified_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return domain !== undefined;
}

/** One that brings money from outside; the sandbox only pretends. */
export async function hasPaymentMethod(ctx: Context): Promise<boolean> {
  const [methods, settings] = [await listStoredMethods(ctx), await getSettings(ctx)];
  return methods.some(
    (method) =>
      method.isEnabled &&
      method.strategy !== 'sandbox' &&
      method.purposes.size > 0 &&
      isComplete(ctx, method, settings),
  );
}

const requiredPages = ['terms', 'privacy'] as const satisfies readonly TextPage[];

/** Terms and privacy, written here or elsewhere. */
export async function hasLegalPages(ctx: Context): Promise<boolean> {
  const settings = await getSettings(ctx);
  const addresses = { terms: settings.termsUrl, privacy: settings.privacyUrl };
  const written = await ctx.db
    .selectFrom('page_text')
    .select('page')
    .distinct()
    .where('panel_id', '=', ctx.panel.id)
    .where('body', '<>', '')
    .execute();
  return requiredPages.every((page) => Boolean(addresses[page]) || written.some((own) => own.page === page));
}

/** An order that was paid for; by staff it is a test, by a customer a sale. */
export async function hasOrder({ db, panel }: Context, by: 'staff' | 'customers'): Promise<boolean> {
  const order = await db
    .selectFrom('customer_order as placed')
    .innerJoin('account', (join) =>
      join.onRef('account.panel_id', '=', 'placed.panel_id').onRef('account.id', '=', 'placed.account_id'),
    )
    .select('placed.id')
    .where('placed.panel_id', '=', panel.id)
    .where('placed.status', '<>', 'unpaid')
    .where('account.role', by === 'staff' ? '<>' : '=', 'customer')
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

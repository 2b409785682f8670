import type { SettingsOverrides } from '@marquee/contract/shell/settings.ts';
import type { Context, Panel } from '../../platform/context.ts';
import { openOwner } from '../accounts/index.ts';
import { copyBalanceMethod } from '../payment-methods/index.ts';
import { addParentProvider } from '../providers/index.ts';
import { changeSettings, getSettings } from '../settings/index.ts';

const startMarkupPpm = 200_000;

/** What is made inside the new panel: it is nobody's act there, since its owner has no account yet. */
export async function furnishChild(
  tx: Context,
  child: Panel,
  { email, passwordHash, accountId }: { email: string; passwordHash: string; accountId: bigint },
): Promise<bigint> {
  const inChild: Context = { ...tx, panel: child, actor: { kind: 'system', name: 'child-panels' } };
  await openOwner(inChild, { email, passwordHash });
  await changeSettings(inChild, {
    panelName: child.name,
    enabled_child_panels: false,
    ...(await sharedSettings(tx)),
  });
  await copyBalanceMethod(inChild, tx.panel.id);
  return addParentProvider(inChild, { name: tx.panel.name, accountId, markupPpm: startMarkupPpm });
}

/** A child begins with the rates of its parent, and without the areas that the parent does not have either. */
async function sharedSettings(parent: Context): Promise<SettingsOverrides> {
  const { currencies, enable_tasks, enable_keyword_tools } = await getSettings(parent);
  return { currencies: { RUB: { rate: currencies.RUB.rate } }, enable_tasks, enable_keyword_tools };
}

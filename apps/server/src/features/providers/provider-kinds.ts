import type { ProviderAdapter, ProviderExchange } from '../../adapters/providers/provider-adapter.ts';
import type {
  ProviderCapabilities,
  ProviderKind,
  ProviderKindName,
} from '../../adapters/providers/provider-kind.ts';
import { providerKindsToAdd } from '../../adapters/providers/registry.ts';
import type { Context } from '../../platform/context.ts';
import { unseal } from '../../platform/secrets/sealed-text.ts';
import { parentPanelKind } from './parent/parent-panel.ts';
import type { Provider } from './provider.ts';

/** Every kind of provider by its name in the database. */
export const providerKinds = new Map<string, ProviderKind>(
  [...providerKindsToAdd, parentPanelKind].map((declaration) => [declaration.kind, declaration]),
);

/** For queries: the kinds that declare this capability. */
export function kindsThat(capability: keyof ProviderCapabilities): ProviderKindName[] {
  return [...providerKinds.values()].flatMap(({ kind, capabilities }) =>
    capabilities[capability] === true ? [kind] : [],
  );
}

export function providerCan(
  { adapter }: { adapter: ProviderKindName },
  capability: keyof ProviderCapabilities,
): boolean {
  return kindsThat(capability).includes(adapter);
}

export const providerKeyPurpose = 'provider.sealed_key';

/** The adapter that talks to this provider. Whoever hears it hears no key, even where the provider repeats it. */
export function adapterFor(
  ctx: Context,
  provider: Provider,
  hear?: (exchange: ProviderExchange) => void,
): ProviderAdapter {
  const { id, adapter, url, sealed_key, parent_account_id: parentAccountId } = provider;
  const key = sealed_key === null ? null : unseal(ctx.keys, providerKeyPurpose, sealed_key);
  const opened = providerKinds.get(adapter)?.open(ctx, {
    id,
    url,
    key,
    parentAccountId,
    hear: hear && ((exchange) => hear(withoutKey(exchange, key))),
  });
  if (!opened) throw new Error(`provider ${id} has no adapter ${adapter}`);
  return opened;
}

function withoutKey(exchange: ProviderExchange, key: string | null): ProviderExchange {
  if (!key) return exchange;
  const masked = (text: string) => text.replaceAll(key, '[key]');
  return {
    ...exchange,
    request: Object.fromEntries(Object.entries(exchange.request).map(([name, text]) => [name, masked(text)])),
    ...(exchange.answer === undefined ? {} : { answer: masked(exchange.answer) }),
    ...(exchange.failure === undefined ? {} : { failure: masked(exchange.failure) }),
  };
}

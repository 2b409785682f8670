import type {
  ProviderCapabilities,
  ProviderKind,
  ProviderKindName,
} from '../../adapters/providers/provider-kind.ts';
import { providerKindsToAdd } from '../../adapters/providers/registry.ts';
import { parentPanelKind } from './parent-panel.ts';

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

import type { SettingsOverrides } from '@marquee/contract/settings.ts';

type Tree = Record<string, unknown>;

/** Groups merge field by field; lists and single values are replaced. */
export function mergeOverrides(current: SettingsOverrides, changes: SettingsOverrides): SettingsOverrides {
  return merge(current as Tree, changes as Tree) as SettingsOverrides;
}

function merge(current: Tree, changes: Tree): Tree {
  const merged = { ...current };
  for (const [name, value] of Object.entries(changes)) {
    const known = merged[name];
    merged[name] = isGroup(known) && isGroup(value) ? merge(known, value) : value;
  }
  return merged;
}

function isGroup(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { settingList } from '@marquee/domain/settings/setting-list.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { storeOverrides } from './change-settings.ts';
import { withoutPath } from './console/setting-path.ts';

/** Puts settings back to their defaults; what they were stands in the audit. */
export async function resetSettings(ctx: Context, paths: readonly string[]): Promise<void> {
  if (!paths.every((path) => settingList.some((entry) => entry.path === path)))
    refuse('invalid_input', { fields: [{ field: 'paths', code: 'unknown_field' }] });
  await storeOverrides(ctx, (before) =>
    paths.reduce((overrides, path) => withoutPath(overrides, path.split('.')), before),
  );
}

import type {
  ConsoleSetting,
  listSettings as endpoint,
  SettingValue,
} from '@marquee/contract/console/settings.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import {
  defaultSettings,
  resolveSettings,
  type SettingsOverrides,
} from '@marquee/contract/shell/settings.ts';
import { secretNames } from '@marquee/domain/settings/secret-names.ts';
import { settingList } from '@marquee/domain/settings/setting-list.ts';
import type { Context } from '../../../platform/context.ts';
import { lastChanges } from './last-changes.ts';
import { valueAt } from './setting-path.ts';

export async function listSettings(ctx: Context): Promise<Answer<typeof endpoint>['data']> {
  const { db, panel } = ctx;
  const [stored, named, secrets, changes] = await Promise.all([
    db.selectFrom('panel_settings').select('overrides').where('panel_id', '=', panel.id).executeTakeFirst(),
    db
      .selectFrom('panel')
      .select(['name', 'cabinet_widget_token'])
      .where('id', '=', panel.id)
      .executeTakeFirstOrThrow(),
    db.selectFrom('panel_secret').select(['name', 'updated_at']).where('panel_id', '=', panel.id).execute(),
    lastChanges(ctx),
  ]);
  const overrides = (stored?.overrides ?? {}) as SettingsOverrides;
  const values = resolveSettings({
    panelName: named.name,
    cabinetWidgetToken: named.cabinet_widget_token,
    ...overrides,
  });
  const settings = settingList.map(({ path }): ConsoleSetting => {
    const change = changes.get(path);
    return {
      path,
      value: valueAt(values, path) as SettingValue,
      default: valueAt(defaultSettings, path) as SettingValue,
      is_changed: valueAt(overrides, path) !== undefined,
      changed_at: change?.at.toISOString() ?? null,
      changed_by: change?.by ?? null,
    };
  });
  return {
    settings,
    secrets: secretNames.map((name) => {
      const secret = secrets.find((row) => row.name === name);
      return {
        name,
        is_set: secret !== undefined,
        updated_at: secret?.updated_at.toISOString() ?? null,
      };
    }),
  };
}

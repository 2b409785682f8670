import { resolveSettings, type Settings, type SettingsOverrides } from '@marquee/contract/shell/settings.ts';
import { formatDecimal } from '@marquee/domain/money/decimal.ts';
import { amountPlaces } from '@marquee/domain/money/rounding.ts';
import type { CacheDefinition } from '../../platform/caches.ts';
import { menuItemView } from './menu-item-view.ts';

/** A panel's complete settings: the contract's defaults, the panel's overrides, its menu. */
export const storedSettings: CacheDefinition<Settings> = {
  name: 'settings',
  topics: ['settings', 'menu', 'panel'],
  load: async (db, panelId) => {
    const [panel, stored, menu, fetched, captchaSecret] = await Promise.all([
      db
        .selectFrom('panel')
        .select(['name', 'cabinet_widget_token'])
        .where('id', '=', panelId)
        .executeTakeFirstOrThrow(),
      db.selectFrom('panel_settings').select('overrides').where('panel_id', '=', panelId).executeTakeFirst(),
      db
        .selectFrom('menu_item')
        .selectAll()
        .where('panel_id', '=', panelId)
        .where('is_shown', '=', true)
        .orderBy('position')
        .orderBy('id')
        .execute(),
      db
        .selectFrom('exchange_rate')
        .select(['rate', 'fetched_at'])
        .where('panel_id', '=', panelId)
        .where('currency', '=', 'RUB')
        .executeTakeFirst(),
      db
        .selectFrom('panel_secret')
        .select('name')
        .where('panel_id', '=', panelId)
        .where('name', '=', 'captcha')
        .executeTakeFirst(),
    ]);
    const overrides = (stored?.overrides ?? {}) as SettingsOverrides;
    const settings = resolveSettings(
      { panelName: panel.name, cabinetWidgetToken: panel.cabinet_widget_token, ...overrides },
      menu.map(menuItemView),
      fetched && { rate: formatDecimal(fetched.rate, amountPlaces), at: fetched.fetched_at.toISOString() },
    );
    // Nobody could sign in with a provider that we cannot ask.
    const isComplete = captchaSecret !== undefined && settings.captcha.siteKey !== null;
    return isComplete ? settings : { ...settings, captcha: { provider: 'altcha', siteKey: null } };
  },
};

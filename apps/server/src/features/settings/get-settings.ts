import type { Settings } from '@marquee/contract/shell/settings.ts';
import type { Context } from '../../platform/context.ts';
import { storedSettings } from './stored-settings.ts';

export function getSettings(ctx: Context): Promise<Settings> {
  return ctx.caches.get(storedSettings, ctx.panel.id);
}

import { getSettings } from '@marquee/contract/shell/shell.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { getSettings as settingsOf } from './get-settings.ts';

/** For installations that do not allow panels their own scripts: removes them from the settings. */
export function withoutCustomCode(routes: readonly Route[]): readonly Route[] {
  return routes.map((one) =>
    one.endpoint.name === getSettings.name
      ? route(getSettings, async (ctx) => ({ data: { ...(await settingsOf(ctx)), customCode: '' } }))
      : one,
  );
}

import { getSettings } from '@marquee/contract/shell/shell.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { getSettings as settingsOf } from './get-settings.ts';

/** For an installation that trusts no panel's own scripts: the settings go out as if there were none. */
export function withoutCustomCode(routes: readonly Route[]): readonly Route[] {
  return routes.map((one) =>
    one.endpoint.name === getSettings.name
      ? route(getSettings, async (ctx) => ({ data: { ...(await settingsOf(ctx)), customCode: '' } }))
      : one,
  );
}

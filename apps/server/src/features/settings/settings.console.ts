import * as endpoints from '@marquee/contract/console/settings.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { changeSettings } from './change-settings.ts';
import { listSettings } from './console/list-settings.ts';
import { getOwnPageText, listPageTexts } from './list-page-texts.ts';
import { setPanelSecret } from './panel-secrets.ts';
import { resetSettings } from './reset-settings.ts';
import { setPageText } from './set-page-text.ts';

export const settingsConsoleRoutes: readonly Route[] = [
  route(endpoints.listSettings, async (ctx) => ({ data: await listSettings(ctx) })),
  route(endpoints.changeSettings, async (ctx, { body }) => {
    if (body.settings.customCode !== undefined) requireOwner(ctx);
    await changeSettings(ctx, body.settings);
    return undefined;
  }),
  route(endpoints.resetSettings, async (ctx, { body }) => {
    await resetSettings(ctx, body.paths);
    return undefined;
  }),
  route(endpoints.setPanelSecret, async (ctx, { params, body }) => {
    const { secret, address } = body;
    await setPanelSecret(ctx, { name: params.name, secret, ...(address ? { address } : {}) });
    return undefined;
  }),
  route(endpoints.listPageTexts, async (ctx) => ({ data: await listPageTexts(ctx) })),
  route(endpoints.getOwnPageText, async (ctx, { params }) => ({ data: await getOwnPageText(ctx, params) })),
  route(endpoints.setPageText, async (ctx, { params, body }) => {
    await setPageText(ctx, { ...params, ...body });
    return undefined;
  }),
];

/** Code of the panel's own runs in customers' browsers: only who also appoints staff may change it. */
function requireOwner({ actor }: Context): void {
  if (actor.kind !== 'user' || !actor.permissions.includes('staff.manage'))
    refuse('invalid_input', { fields: [{ field: 'settings.customCode', code: 'does_not_apply' }] });
}

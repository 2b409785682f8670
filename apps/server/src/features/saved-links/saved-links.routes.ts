import * as endpoints from '@marquee/contract/ordering/saved-links.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { listSavedLinks } from './list-saved-links.ts';
import { forgetLink, saveLink } from './save-link.ts';

export const savedLinkRoutes: readonly Route[] = [
  route(endpoints.listSavedLinks, async (ctx) => ({ data: await listSavedLinks(ctx) })),
  route(endpoints.saveLink, async (ctx, { body }) => {
    await saveLink(ctx, body);
    return { data: await listSavedLinks(ctx) };
  }),
  route(endpoints.forgetLink, async (ctx, { body }) => {
    await forgetLink(ctx, body.url);
    return { data: await listSavedLinks(ctx) };
  }),
];

import * as endpoints from '@marquee/contract/earn/child-panels.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { createChildPanel } from './create-child-panel.ts';
import { getChildPanel, listChildPanels } from './own-child-panels.ts';

const createLimit = { limit: { points: 20, seconds: 3600 } };

export const childPanelRoutes: readonly Route[] = [
  route(endpoints.listChildPanels, (ctx) => listChildPanels(ctx)),
  route(
    endpoints.createChildPanel,
    async (ctx, { body }, _, incoming) => ({
      data: await createChildPanel(ctx, body, incoming.idempotencyKey),
    }),
    createLimit,
  ),
  route(endpoints.getChildPanel, async (ctx, { params }) => ({
    data: await getChildPanel(ctx, BigInt(params.id)),
  })),
];

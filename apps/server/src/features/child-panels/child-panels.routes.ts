import * as endpoints from '@marquee/contract/earn/child-panels.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { changeChildPanel } from './change-child-panel.ts';
import { createChildPanel } from './create-child-panel.ts';
import { checkOwnDns } from './dns/check-own-dns.ts';
import { checkDomain } from './domains/check-domain.ts';
import { exportChildPanel } from './export-child-panel.ts';
import { renewOwnPanel } from './life/renew-own-panel.ts';
import { getChildPanel, listChildPanels } from './own-child-panels.ts';
import { signInToChild } from './sign-in-to-child.ts';
import { childPanelStatistics } from './statistics.ts';

const createLimit = { limit: { points: 20, seconds: 3600 } };
const exportLimit = { limit: { points: 10, seconds: 3600 } };
/** Each asks registries or name servers outside. */
const lookLimit = { limit: { points: 30, seconds: 60 } };

export const childPanelRoutes: readonly Route[] = [
  route(endpoints.listChildPanels, (ctx) => listChildPanels(ctx)),
  route(
    endpoints.createChildPanel,
    async (ctx, { body }, _, incoming) => ({
      data: await createChildPanel(ctx, body, incoming.idempotencyKey),
    }),
    createLimit,
  ),
  route(
    endpoints.checkChildDomain,
    async (ctx, { query }) => ({ data: await checkDomain(ctx, query) }),
    lookLimit,
  ),
  route(endpoints.getChildPanel, async (ctx, { params }) => ({
    data: await getChildPanel(ctx, BigInt(params.id)),
  })),
  route(endpoints.changeChildPanel, async (ctx, { params, body }) => ({
    data: await changeChildPanel(ctx, { childPanelId: BigInt(params.id), renews: body.renews }),
  })),
  route(
    endpoints.checkChildPanelDns,
    async (ctx, { params }) => ({ data: await checkOwnDns(ctx, BigInt(params.id)) }),
    lookLimit,
  ),
  route(endpoints.renewChildPanel, async (ctx, { params, body }, _, incoming) => ({
    data: await renewOwnPanel(
      ctx,
      { childPanelId: BigInt(params.id), price: body.price },
      incoming.idempotencyKey,
    ),
  })),
  route(
    endpoints.signInToChildPanel,
    async (ctx, { params }) => ({ data: await signInToChild(ctx, BigInt(params.id)) }),
    lookLimit,
  ),
  route(endpoints.getChildPanelStatistics, async (ctx, { params, query }) => ({
    data: await childPanelStatistics(ctx, BigInt(params.id), query),
  })),
  route(
    endpoints.exportChildPanel,
    (ctx, { params }) => exportChildPanel(ctx, BigInt(params.id)),
    exportLimit,
  ),
];

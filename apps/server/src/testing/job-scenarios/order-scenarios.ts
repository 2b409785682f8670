import { reckonGradeJob } from '../../features/grades/reckon-grade.job.ts';
import { sweepGradesJob } from '../../features/grades/sweep-grades.job.ts';
import { createLadder } from '../../features/grades/testing/ladder.ts';
import { forgetLinksJob } from '../../features/orders/forget-links.job.ts';
import { cancelOrder, completeOrder } from '../../features/orders/index.ts';
import { refreshFiguresJob } from '../../features/orders/lists/refresh-figures.job.ts';
import { notifyOrderEndedJob } from '../../features/orders/notices/notify-order-ended.job.ts';
import { notifyOrdersPlacedJob } from '../../features/orders/notices/notify-orders-placed.job.ts';
import { insertOrder } from '../../features/orders/testing/insert-order.ts';
import { type Scenario, scenario } from './scenario.ts';
import type { Stage } from './stage.ts';

export function orderScenarios(stage: Stage): Scenario[] {
  /** Two services, each bought by the same customer. */
  const bought = async () => {
    const { ctx, service, customer } = await stage.shop();
    const { accountId } = (await customer('10')).actor;
    const order = async () =>
      insertOrder(ctx, accountId, { service_id: (await service()).id, status: 'in_processing' });
    const [first, second] = [await order(), await order()];
    return { ctx, accountId, first, second, panelId: ctx.panel.id };
  };

  /** One who has spent enough for a grade. */
  const risen = async () => {
    const { ctx, service, customer } = await stage.shop();
    await createLadder(ctx.db, ctx.panel);
    const { accountId } = (await customer('20')).actor;
    const cost = 1_200_000_000n;
    const values = { service_id: (await service()).id, listed_cost: cost, price: cost };
    const order = await insertOrder(ctx, accountId, { ...values, status: 'in_processing' });
    await completeOrder(ctx, order.id);
    return { ctx, accountId, panelId: ctx.panel.id };
  };

  return [
    scenario(reckonGradeJob, 'of somebody who has bought', {
      isRunAtOnce: true,
      stamps: ['account_grade.reckoned_at'],
      prepare: async () => {
        const { ctx, accountId, panelId } = await risen();
        return { ctx, payload: { panelId, accountId } };
      },
    }),
    scenario(sweepGradesJob, 'somebody who has bought', {
      isRunAtOnce: true,
      stamps: ['account_grade.reckoned_at'],
      prepare: async () => ({ ctx: (await risen()).ctx, payload: {} }),
    }),
    scenario(notifyOrdersPlacedJob, 'two checkouts', {
      isRunAtOnce: true,
      prepare: async () => ({ ctx: (await bought()).ctx, payload: {} }),
    }),
    scenario(notifyOrderEndedJob, 'delivered', {
      isRunAtOnce: true,
      prepare: async () => {
        const { ctx, first, panelId } = await bought();
        await completeOrder(ctx, first.id);
        return { ctx, payload: { panelId, orderId: first.id } };
      },
    }),
    scenario(notifyOrderEndedJob, 'delivered in part', {
      isRunAtOnce: true,
      prepare: async () => {
        const { ctx, first, panelId } = await bought();
        await cancelOrder(ctx, { orderId: first.id, reason: 'provider', delivered: 300n });
        return { ctx, payload: { panelId, orderId: first.id } };
      },
    }),
    scenario(refreshFiguresJob, 'two services bought together', {
      prepare: async () => {
        const { ctx, first, second } = await bought();
        ctx.clock.advance(1800);
        for (const { id } of [first, second]) await completeOrder(ctx, id);
        return { ctx, payload: {} };
      },
    }),
    scenario(forgetLinksJob, 'of somebody who left', {
      isRunAtOnce: true,
      prepare: async () => {
        const { ctx, accountId, panelId } = await bought();
        await ctx.db
          .updateTable('order_group')
          .set({ affiliate_code: 'friend' })
          .where('panel_id', '=', panelId)
          .execute();
        return { ctx, payload: { panelId, accountId } };
      },
    }),
  ];
}

import type { Context, Panel } from '../../../platform/context.ts';
import type { Listener } from '../../../platform/events/events.ts';
import type { ExternalRoute } from '../../../platform/http/external/external-route.ts';
import { createHostedPanel } from '../../../testing/test-app.ts';
import { testContext } from '../../../testing/test-context.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { createNetwork, createService, createServiceType } from '../../catalogue/testing/create-catalogue.ts';
import { paymentListeners } from '../../checkout/settled/payment-listeners.ts';
import { fundCustomer, usd } from '../../ledger/testing/fund-customer.ts';

type ServiceValues = Parameters<typeof createService>[2];

export interface Shop {
  panel: Panel & { host: string };
  ctx: Context & Awaited<ReturnType<typeof testContext>>;
  /** 1 USD for 1000 pieces, at least 10 pieces, unless overridden. */
  service(values?: ServiceValues): Promise<{ id: bigint }>;
  /** A new customer with this much cash, and a context signed in as them. */
  customer(cash?: string): Promise<Customer>;
}

export type Customer = Shop['ctx'] & { actor: { kind: 'user'; accountId: bigint } };

/** A panel with services for sale. */
export async function openShop(
  database: TestDatabase,
  options: { listeners?: readonly Listener[]; externalRoutes?: readonly ExternalRoute[] } = {},
): Promise<Shop> {
  const panel = await createHostedPanel(database);
  const listeners = [...paymentListeners, ...(options.listeners ?? [])];
  const ctx = await testContext(database, { panel, ...options, listeners });
  const type = await createServiceType(database.db, await createNetwork(database.db, panel));
  return {
    panel,
    ctx,
    service: (values = {}) => createService(database.db, type, { min: 10n, ...values }),
    customer: async (cash = '0') => {
      const accountId = await fundCustomer(ctx, { cash: usd(cash) });
      return { ...ctx, actor: { kind: 'user', accountId, permissions: [], frozen: false } as const };
    },
  };
}

let lastLink = 0;

/** A link that nothing else in the test file orders. */
export function newLink(): string {
  lastLink += 1;
  return `https://example.com/post/${lastLink}`;
}

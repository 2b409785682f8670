import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import { ppm } from '@marquee/domain/money/ratio.ts';
import {
  createNetwork,
  createService,
  createServiceType,
} from '../../apps/server/src/features/catalogue/testing/create-catalogue.ts';
import { createCoupon } from '../../apps/server/src/features/coupons/testing/create-coupon.ts';
import { bareContext } from '../../apps/server/src/features/ledger/testing/bare-context.ts';
import { ensureRootPanel } from '../../apps/server/src/features/panels/index.ts';
import { savePaymentMethod } from '../../apps/server/src/features/payment-methods/index.ts';
import { addProvider } from '../../apps/server/src/features/providers/index.ts';
import { newRefreshSecret } from '../../apps/server/src/features/sessions/tokens/session-cookies.ts';
import { signSessionToken } from '../../apps/server/src/features/sessions/tokens/session-token.ts';
import { createWithdrawalMethod } from '../../apps/server/src/features/withdrawals/testing/create-withdrawal-method.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import type { Context } from '../../apps/server/src/platform/context.ts';
import { connect } from '../../apps/server/src/platform/db/connect.ts';
import { createSecretKeys } from '../../apps/server/src/platform/secrets/secret-keys.ts';
import { createAccount } from '../../apps/server/src/testing/create-account.ts';

export interface Shopper {
  id: bigint;
  token: string;
  address: string;
}

export interface ChaosShop {
  panelId: bigint;
  shoppers: Shopper[];
  methods: Record<'sandbox' | 'crypto' | 'message', number>;
  withdrawalMethod: number;
  /** A dollar for a thousand pieces each; only the first has a provider. */
  services: Record<'delivered' | 'unsent', number>;
  coupons: { bonus: string; discount: string; limit: number };
}

export const secretKey = 'only-for-chaos'.repeat(3);
export const shopAccount = { apiKey: 'token', storeId: 'shop', webhookSecret: 'hook-secret' };

/** A panel with a bit of everything that moves money. */
export async function openChaosShop(
  url: string,
  options: { shoppers: number; gatewayOrigin: string; couponLimit: number },
): Promise<ChaosShop> {
  const connection = connect({ url, poolSize: 2, applicationName: 'marquee-chaos-shop' });
  const { db } = connection;
  await ensureRootPanel(db, systemClock, { hosts: ['localhost'] });
  const panel = await db
    .selectFrom('panel')
    .select(['id', 'slug', 'name'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const ctx = { ...bareContext(db, panel), keys: createSecretKeys(secretKey) };
  const method = async (input: Parameters<typeof savePaymentMethod>[1]) =>
    Number(await savePaymentMethod(ctx, input));
  const coupon = (values: Parameters<typeof createCoupon>[2]) =>
    createCoupon(db, panel, { total_limit: options.couponLimit, ...values });
  const shop: ChaosShop = {
    panelId: panel.id,
    shoppers: [],
    methods: {
      sandbox: await method({
        strategy: 'sandbox',
        text: { name: 'Sandbox' },
        purposes: ['add_funds', 'checkout', 'order_widget', 'recurring'],
      }),
      crypto: await method({
        strategy: 'crypto',
        text: { name: 'Coins' },
        feePpm: ppm(15_000),
        bonuses: [{ fromAmount: parseMoney('10') ?? zero, bonusPpm: ppm(20_000) }],
        gateway: { host: options.gatewayOrigin, store_id: shopAccount.storeId },
        secrets: { apiKey: shopAccount.apiKey, webhookSecret: shopAccount.webhookSecret },
      }),
      message: await method({ strategy: 'message', text: { name: 'Bank' }, accountNumber: 'DE02' }),
    },
    withdrawalMethod: Number(
      (await createWithdrawalMethod(db, panel, { min_amount: 100_000_000n, max_amount: null })).id,
    ),
    services: await sell(ctx),
    coupons: {
      bonus: (await coupon({ type: 'bonus' })).code,
      discount: (await coupon({ type: 'discount' })).code,
      limit: options.couponLimit,
    },
  };
  for (let made = 0; made < options.shoppers; made += 1) shop.shoppers.push(await shopper(ctx, made));
  await connection.close();
  return shop;
}

async function sell(ctx: Context): Promise<ChaosShop['services']> {
  const { db, panel } = ctx;
  const type = await createServiceType(db, await createNetwork(db, panel));
  const [delivered, unsent] = [
    await createService(db, type, { min: 10n }),
    await createService(db, type, { min: 10n }),
  ];
  const own = {
    panel_id: panel.id,
    provider_id: await addProvider(ctx, { name: 'Sim', adapter: 'simulator' }),
  };
  const offer = { number: '7', name: 'Views', kind: 'Default', rate: 1000n, min: 1n, max: 100_000n };
  await db
    .insertInto('provider_offer')
    .values({ ...own, ...offer, seen_at: new Date() })
    .execute();
  await db
    .insertInto('service_source')
    .values({ ...own, service_id: delivered.id, offer_number: '7', priority: 0 })
    .execute();
  return { delivered: Number(delivered.id), unsent: Number(unsent.id) };
}

async function shopper(ctx: Context, index: number): Promise<Shopper> {
  const { id } = await createAccount(ctx.db, ctx.panel);
  const now = new Date();
  const address = `10.9.${Math.floor(index / 250)}.${(index % 250) + 1}`;
  const session = await ctx.db
    .insertInto('session')
    .values({
      panel_id: ctx.panel.id,
      account_id: id,
      refresh_hash: newRefreshSecret().hash,
      address,
      user_agent: 'chaos',
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Fresh for the whole run: nobody is there to confirm a password.
  await ctx.db
    .insertInto('sign_in_proof')
    .values({
      panel_id: ctx.panel.id,
      session_id: session.id,
      proven_at: new Date(now.getTime() + 3_600_000),
    })
    .execute();
  return { id, token: await signSessionToken(ctx, session.id), address };
}

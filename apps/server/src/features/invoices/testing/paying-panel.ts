import { appContext } from '../../../testing/app-context.ts';
import type { SignedDelivery } from '../../../testing/gateways/stripe-server.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { post, signUpVisitor, switchCaptchaOff } from '../../sessions/testing/visitor.ts';
import { createMethod } from './create-invoice.ts';
import { type GatewayUnderTest, gatewaysUnderTest } from './gateways-under-test.ts';

/** A panel that may call this machine, with a method and a payer for each gateway, all of it over HTTP. */
export async function payingPanel() {
  const database = await testDatabase();
  const app = await testApp(database, { config: { allowLoopbackFetch: true } });
  await switchCaptchaOff(database);
  const ctx = await appContext(app, database);
  const newPayer = async () => {
    const { id, email, bearer } = await signUpVisitor(app);
    // Mails go to confirmed addresses only.
    await database.db
      .updateTable('account')
      .set({ email, claimed_email: null, email_verified_at: new Date() })
      .where('id', '=', id)
      .execute();
    return payer({ id, email, headers: { authorization: bearer } });
  };
  const payer = (who: { id: bigint; email: string; headers: { authorization: string } }) => {
    const { email, headers } = who;
    const get = async (path: string) => (await app.call(path, { headers })).json().data;
    const tryToAddFunds = (methodId: bigint, amount = '20', more: Record<string, string> = {}) => {
      const body = { amount, payment_method_id: Number(methodId) };
      return post(app, '/api/v1/add-funds', body, { headers: { ...headers, ...more } });
    };
    return {
      ...who,
      get,
      tryToAddFunds,
      addFunds: async (methodId: bigint, amount?: string, more?: Record<string, string>) => {
        const answer = await tryToAddFunds(methodId, amount, more);
        if (answer.statusCode !== 200) throw new Error(answer.body);
        return answer.json().data as { invoice_id: number; redirect_url: string };
      },
      balance: async () => Number((await get('/api/v1/profile')).balance),
      invoice: (id: number | bigint) => get(`/api/v1/invoices/${id}`),
      status: async (id: number | bigint): Promise<string> => (await get(`/api/v1/invoices/${id}`)).status,
      /** Back from the payment page. */
      comeBack: async (id: number): Promise<string> =>
        (await post(app, `/api/v1/invoices/${id}/check`, {}, { headers })).json().data.status,
      mails: (template: string) =>
        database.db
          .selectFrom('outbox_mail')
          .select(['subject', 'text_body'])
          .where('recipient', '=', email)
          .where('template', '=', template)
          .orderBy('id', 'desc')
          .execute(),
    };
  };
  const deliver = (methodId: bigint, { body, headers }: SignedDelivery, host = 'localhost') =>
    app.call(`/webhooks/payments/${methodId}`, {
      method: 'POST',
      payload: body,
      headers: { ...headers, host },
    });
  const atGateway = async (gateway: GatewayUnderTest) => {
    const method = await createMethod(ctx, gateway.method);
    return { gateway, method, payer: await newPayer() };
  };
  const gateways = await Promise.all((await gatewaysUnderTest()).map(atGateway));
  return { database, app, ctx, deliver, newPayer, gateways };
}

export type AtGateway = Awaited<ReturnType<typeof payingPanel>>['gateways'][number];

import { actOnSandboxPayment as actEndpoint } from '@marquee/contract/money/invoices.ts';
import type { Feature } from '../../platform/feature.ts';
import { route } from '../../platform/http/calls/route.ts';
import { actOnSandboxPayment } from './act-on-payment.ts';
import { deliverSandboxNewsJob } from './deliver-sandbox-news.job.ts';
import { sandboxPage } from './sandbox-page.ts';

export { sandbox } from './sandbox-declaration.ts';

export const sandboxPayments: Feature = {
  name: 'sandbox-payments',
  routes: [
    route(
      actEndpoint,
      async (ctx, { params, body }) => ({
        data: await actOnSandboxPayment(ctx, { token: params.token, ...body }),
      }),
      { limit: { points: 60, seconds: 60 } },
    ),
  ],
  files: [sandboxPage],
  jobs: [deliverSandboxNewsJob],
};

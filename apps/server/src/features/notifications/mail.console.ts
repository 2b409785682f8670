import type { OutboxMail } from '@marquee/contract/console/mails.ts';
import * as endpoints from '@marquee/contract/console/mails.ts';
import { listCsv, rowsPerPage } from '../../platform/console/list-csv.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { getMail, listMails, resendMail } from '../../platform/mail/outbox.ts';
import { sendTestMail } from './send-test-mail.ts';

export const mailConsoleRoutes: readonly Route[] = [
  route(endpoints.listMails, (ctx, { query }) => listMails(ctx, query)),
  route(endpoints.exportMails, (ctx, { query }) =>
    listCsv<OutboxMail>(ctx, {
      name: 'mails',
      columns: [
        ['id', ({ id }) => id],
        ['created_at', ({ created_at }) => created_at],
        ['recipient', ({ recipient }) => recipient],
        ['template', ({ template }) => template],
        ['subject', ({ subject }) => subject],
        ['status', ({ status }) => status],
        ['attempts', ({ attempts }) => attempts],
        ['error', ({ last_error }) => last_error],
        ['answer', ({ answer }) => answer],
      ],
      readPage: (after) => listMails(ctx, { ...query, after, limit: rowsPerPage }),
    }),
  ),
  route(endpoints.getMail, async (ctx, { params }) => ({ data: await getMail(ctx, BigInt(params.id)) })),
  route(endpoints.sendTestMail, async (ctx) => ({ data: await getMail(ctx, await sendTestMail(ctx)) }), {
    limit: { points: 10, seconds: 600 },
  }),
  route(endpoints.resendMail, async (ctx, { params }) => {
    await resendMail(ctx, BigInt(params.id));
    return { data: await getMail(ctx, BigInt(params.id)) };
  }),
];

import * as actions from '@marquee/contract/console/customer-actions.ts';
import * as endpoints from '@marquee/contract/console/customers.ts';
import { listCsv, rowsPerPage } from '../../platform/console/list-csv.ts';
import type { CsvCell } from '../../platform/csv-stream.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { mergeGuest } from '../guest-orders/index.ts';
import {
  changeCustomerEmail,
  endCustomerSessions,
  freezeCustomer,
  mailCustomer,
  resetCustomerFactors,
  unfreezeCustomer,
} from './change-customer.ts';
import { customerAudit } from './customer-audit.ts';
import { customerCard } from './customer-card.ts';
import { closeCustomer, customerClosing, exportCustomerData } from './leave-by-law.ts';
import { listCustomers } from './list-customers.ts';

/** Staff may resend mails in a row, not flood a mailbox. */
const mailLimit = { points: 60, seconds: 3600 };

const csvColumns: readonly (readonly [string, (row: endpoints.CustomerRow) => CsvCell])[] = [
  ['id', ({ id }) => id],
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['state', ({ state }) => state],
  ['role', ({ role }) => role],
  ['balance', ({ balance }) => balance],
  ['owed', ({ owed }) => owed],
  ['orders', ({ orders }) => orders],
  ['spent', ({ spent }) => spent],
  ['marketing_source', ({ marketing_source }) => marketing_source],
  ['created_at', ({ created_at }) => created_at],
];

export const customerRoutes: readonly Route[] = [
  route(endpoints.listCustomers, (ctx, { query }) => listCustomers(ctx, query)),
  route(endpoints.exportCustomers, (ctx, { query }) =>
    listCsv(ctx, {
      name: 'customers',
      columns: csvColumns,
      readPage: (after) => listCustomers(ctx, { ...query, after, limit: rowsPerPage }),
    }),
  ),
  route(endpoints.getCustomer, async (ctx, { params }) => ({
    data: await customerCard(ctx, BigInt(params.id)),
  })),
  route(endpoints.getCustomerAudit, (ctx, { params, query }) => customerAudit(ctx, BigInt(params.id), query)),
  route(actions.freezeCustomer, async (ctx, { params, body }) => {
    await freezeCustomer(ctx, { customerId: BigInt(params.id), ...body });
    return undefined;
  }),
  route(actions.unfreezeCustomer, async (ctx, { params, body }) => {
    await unfreezeCustomer(ctx, { customerId: BigInt(params.id), ...body });
    return undefined;
  }),
  route(actions.endCustomerSessions, async (ctx, { params, body }) => {
    await endCustomerSessions(ctx, { customerId: BigInt(params.id), ...body });
    return undefined;
  }),
  route(actions.resetCustomerFactors, async (ctx, { params, body }) => {
    await resetCustomerFactors(ctx, { customerId: BigInt(params.id), ...body });
    return undefined;
  }),
  route(
    actions.mailCustomer,
    async (ctx, { params, body }, _reply, { origin }) => {
      await mailCustomer(ctx, { customerId: BigInt(params.id), ...body, origin });
      return undefined;
    },
    { limit: mailLimit },
  ),
  route(
    actions.changeCustomerEmail,
    async (ctx, { params, body }, _reply, { origin }) => {
      await changeCustomerEmail(ctx, { customerId: BigInt(params.id), ...body, origin });
      return undefined;
    },
    { limit: mailLimit },
  ),
  route(actions.exportCustomerData, (ctx, { params }) => exportCustomerData(ctx, BigInt(params.id))),
  route(actions.getCustomerClosing, async (ctx, { params }) => ({
    data: await customerClosing(ctx, BigInt(params.id)),
  })),
  route(actions.closeCustomer, async (ctx, { params, body }) => {
    await closeCustomer(ctx, { customerId: BigInt(params.id), ...body });
    return undefined;
  }),
  route(actions.mergeGuest, async (ctx, { params, body }) => {
    const merge = { ownerId: BigInt(params.id), guestId: BigInt(body.guest_id), reason: body.reason };
    return { data: { orders: await mergeGuest(ctx, merge) } };
  }),
];

import type {
  listRestrictedServices as endpoint,
  RestrictedService,
} from '@marquee/contract/console/custom-prices.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { matchNumberOrWords } from '@marquee/domain/search/match-number-or-words.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { keyedPage } from '../../platform/console/keyed-page.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { customersById } from '../accounts/index.ts';
import { listPriceCatalogue } from '../catalogue/index.ts';
import { lockCustomer } from './customer-prices.ts';
import { serviceTarget } from './price-target.ts';

/** All restricted services of the panel, by number, each with whether lists show it to the customer. */
export async function listRestrictedServices(
  ctx: Context,
  accountId: bigint,
  { search, after, limit }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  if (!(await customersById(ctx, [accountId])).has(accountId)) return refuse('not_found');
  const catalogue = await listPriceCatalogue(ctx);
  const matches = matchNumberOrWords(search ?? '');
  const restricted = catalogue.stored.services
    .filter(({ row }) => row.restricted_access && (after === undefined || row.id > BigInt(after)))
    .filter((service) => matches({ id: Number(service.row.id), name: catalogue.name(service) }))
    .toSorted((left, right) => (left.row.id < right.row.id ? -1 : 1))
    .map((service) => ({ id: service.row.id, service }));
  const { rows, next } = keyedPage(restricted, limit);
  const opened = await openedIds(
    ctx,
    accountId,
    rows.map(({ id }) => id),
  );
  return {
    data: rows.map(({ id, service }) => ({ ...serviceTarget(catalogue, service), is_open: opened.has(id) })),
    next,
  };
}

/** Anyone with its link sees a restricted service; this one is also found in lists and search. */
export async function openRestrictedService(
  ctx: Context,
  accountId: bigint,
  { serviceId, isOpen }: { serviceId: bigint; isOpen: boolean },
): Promise<RestrictedService> {
  const catalogue = await listPriceCatalogue(ctx);
  const service = catalogue.stored.byId.get(serviceId);
  if (!service?.row.restricted_access) return refuse('not_found');
  await inTransaction(ctx, async (tx) => {
    await lockCustomer(tx, accountId);
    const wasOpen = (await openedIds(tx, accountId, [serviceId])).has(serviceId);
    if (wasOpen === isOpen) return;
    const own = { panel_id: tx.panel.id, account_id: accountId, service_id: serviceId };
    if (isOpen)
      await tx.db
        .insertInto('service_access')
        .values({ ...own, created_at: tx.clock.now() })
        .execute();
    else
      await tx.db
        .deleteFrom('service_access')
        .where('panel_id', '=', own.panel_id)
        .where('account_id', '=', accountId)
        .where('service_id', '=', serviceId)
        .execute();
    await recordAudit(tx, {
      action: isOpen ? 'custom-prices.open-service' : 'custom-prices.hide-service',
      subjectType: 'account',
      subjectId: accountId,
      before: { service_id: Number(serviceId), is_open: wasOpen },
      after: { service_id: Number(serviceId), is_open: isOpen },
    });
  });
  return { ...serviceTarget(catalogue, service), is_open: isOpen };
}

async function openedIds(
  { db, panel }: Context,
  accountId: bigint,
  serviceIds: readonly bigint[],
): Promise<Set<bigint>> {
  if (serviceIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('service_access')
    .select('service_id')
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .where('service_id', 'in', [...serviceIds])
    .execute();
  return new Set(rows.map(({ service_id }) => service_id));
}

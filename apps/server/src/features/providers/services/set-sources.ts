import type { setServiceSources as endpoint } from '@marquee/contract/console/services.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import { sql } from 'kysely';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { repriceServices } from '../sync/reprice-services.ts';
import { updateAvailability } from '../sync/update-availability.ts';
import { sourcesOf } from './get-service.ts';

type Sources = Input<typeof endpoint>['body']['sources'];

/** Replaces who delivers a service; price, limits and whether it is sold follow the first that can. */
export async function setSources(ctx: Context, serviceId: bigint, wanted: Sources): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { db, panel } = tx;
    const service = await db
      .selectFrom('service')
      .select('id')
      .where('panel_id', '=', panel.id)
      .where('id', '=', serviceId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!service) refuse('not_found');
    await checkOffers(tx, wanted);
    const before = await sourcesOf(tx, serviceId);
    await db
      .deleteFrom('service_source')
      .where('panel_id', '=', panel.id)
      .where('service_id', '=', serviceId)
      .execute();
    if (wanted.length > 0)
      await db
        .insertInto('service_source')
        .values(
          wanted.map(({ provider_id, number, is_enabled }, priority) => ({
            panel_id: panel.id,
            service_id: serviceId,
            provider_id: BigInt(provider_id),
            offer_number: number,
            priority,
            is_enabled,
          })),
        )
        .execute();
    const touched = { serviceIds: [serviceId] };
    await repriceServices(tx, touched);
    await updateAvailability(tx, touched);
    await recordAudit(tx, {
      action: 'catalogue.set-sources',
      subjectType: 'service',
      subjectId: serviceId,
      before: before.map(({ provider, number, is_enabled }) => ({
        provider_id: provider.id,
        number,
        is_enabled,
      })),
      after: wanted,
    });
  });
}

/** Each one exists, and none stands there twice. */
async function checkOffers({ db, panel }: Context, wanted: Sources): Promise<void> {
  const keys = wanted.map(({ provider_id, number }) => JSON.stringify([provider_id, number]));
  const { rows } = await sql<{ provider_id: bigint; number: string }>`
    select offer.provider_id, offer.number from provider_offer as offer
    join jsonb_to_recordset(${JSON.stringify(wanted)}) as wanted (provider_id bigint, number text)
      on wanted.provider_id = offer.provider_id and wanted.number = offer.number
    where offer.panel_id = ${panel.id}`.execute(db);
  const known = new Set(rows.map(({ provider_id, number }) => JSON.stringify([Number(provider_id), number])));
  const place = keys.findIndex((key, at) => !known.has(key) || keys.indexOf(key) !== at);
  if (place >= 0)
    refuse('invalid_input', { fields: [{ field: `sources.${place}.number`, code: 'invalid' }] });
}

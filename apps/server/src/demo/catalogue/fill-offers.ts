import type { DemoOffer } from '@marquee/i18n/demo-texts.ts';
import type { Insertable } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { texts, translated } from '../texts.ts';

import type { StoredService } from './fill-catalogue-details.ts';

const perOffer = 6;

/** One offer for each place and position on the pages. */
export async function fillOffers(
  db: Database,
  panelId: bigint,
  services: readonly StoredService[],
): Promise<void> {
  const open = services.filter((service) => !service.is_deactivated && !service.restricted_access);
  const best = [...Map.groupBy(open, ({ type_id }) => type_id).values()].flatMap((list) => list[0] ?? []);
  const ids = (list: readonly StoredService[]) => list.slice(0, perOffer).map(({ id }) => id);
  const [first] = best;
  const offers: Omit<Insertable<DB['special_offer']>, 'panel_id'>[] = [
    { ...text('popular'), place: 'service_type', position: 'top', service_ids: ids(best), show_all: true },
    {
      ...text('discounted'),
      place: 'service_type',
      position: 'middle',
      service_ids: ids(open.filter(({ discount_ppm }) => discount_ppm > 0)),
    },
    {
      ...text('packages'),
      place: 'service_type',
      position: 'network',
      network_id: first?.network_id ?? null,
      service_ids: ids(
        open.filter(({ is_package, network_id }) => is_package && network_id === first?.network_id),
      ),
    },
    {
      ...text('next'),
      place: 'success_payment',
      position: 'top',
      service_type_ids: best.slice(0, perOffer).map(({ type_id }) => type_id),
      show_all: true,
    },
  ];
  const rows = offers.map((offer, sorting) => ({ panel_id: panelId, ...offer, sorting }));
  await db.insertInto('special_offer').values(rows).execute();
}

function text(offer: DemoOffer) {
  const { english, translations } = translated((locale) => ({ name: texts[locale].shop.offers[offer] }));
  return { ...english, translations, utm_name: `demo-${offer}` };
}

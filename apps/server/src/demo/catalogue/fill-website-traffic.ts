import { requiredParameters, targetsByParameter } from '../../features/providers/index.ts';
import type { Database } from '../../platform/db/database.ts';
import { texts, translated } from '../texts.ts';

/** A globe; equator and meridian are the gaps between the holes. */
const globe =
  'path:M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20ZM11 4.3A15 15 0 0 0 7.9 11H11ZM8.3 4.9A8 8 0 0 0 4.1 11H5.9A17 17 0 0 1 8.3 4.9ZM13 4.3V11H16.1A15 15 0 0 0 13 4.3ZM15.7 4.9A17 17 0 0 1 18.1 11H19.9A8 8 0 0 0 15.7 4.9ZM4.1 13A8 8 0 0 0 8.3 19.1A17 17 0 0 1 5.9 13ZM7.9 13A15 15 0 0 0 11 19.7V13ZM13 13V19.7A15 15 0 0 0 16.1 13ZM18.1 13A17 17 0 0 1 15.7 19.1A8 8 0 0 0 19.9 13Z';
const exampleLink = 'https://www.example.com/';

/** One service with selectable codes, and with targets that depend on what was chosen. */
export async function fillWebsiteTraffic(db: Database, panelId: bigint): Promise<void> {
  const own = { panel_id: panelId };
  const network = translated((locale) => ({ name: texts[locale].shop.websiteTraffic.network }));
  const { id: networkId } = await db
    .insertInto('network')
    .values({
      ...own,
      slug: 'websites',
      ...network.english,
      icon: globe,
      color: '#3D6B8E',
      type: 'website',
      url_examples: [exampleLink],
      position: 100,
      translations: network.translations,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const type = translated((locale) => {
    const { type: name, title, about: description } = texts[locale].shop.websiteTraffic;
    return { name, title, description };
  });
  const { id: typeId } = await db
    .insertInto('service_type')
    .values({
      ...own,
      network_id: networkId,
      slug: 'website-traffic',
      kind: 'visits',
      icon: 'globe',
      position: 1000,
      ...type.english,
      translations: type.translations,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await fillService(db, panelId, typeId);
}

async function fillService(db: Database, panelId: bigint, typeId: bigint): Promise<void> {
  const own = { panel_id: panelId };
  const service = translated((locale) => {
    const { name, short: short_description, description, requirements } = texts[locale].shop.websiteTraffic;
    return { name, short_description, description, requirements };
  });
  const { id: serviceId } = await db
    .insertInto('service')
    .values({
      ...own,
      service_type_id: typeId,
      slug: 'website-traffic-source-of-your-choice',
      example_link: exampleLink,
      default_price: 65_000_000n,
      min: 500n,
      max: 1_000_000n,
      step: 100n,
      default_quantity: 5000n,
      drip_feed_is_allowed: true,
      can_cancel: true,
      start_minutes: 60,
      speed_per_day: 20_000n,
      ...service.english,
      translations: service.translations,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const targets = await targetsByParameter({ db, panel: { id: panelId } }, ['Web Traffic']);
  const targetIds = requiredParameters('Web Traffic').flatMap((parameter) => targets.get(parameter) ?? []);
  await db
    .insertInto('service_target')
    .values(targetIds.map((target_id, position) => ({ ...own, service_id: serviceId, target_id, position })))
    .execute();
}

import type { Insertable } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import type { DemoPanel } from '../panel/demo-panels.ts';
import { translated } from '../texts.ts';
import { serviceTexts, typeTexts } from './catalogue-texts.ts';
import { fillCatalogueDetails } from './fill-catalogue-details.ts';
import { kinds } from './kinds.ts';
import { networks } from './networks.ts';
import { cheapestServices, serviceFacts } from './service-facts.ts';
import { type ServiceTypeFacts, serviceTypes } from './service-types.ts';
import { type Variant, variants } from './variants.ts';

const rowsPerInsert = 100;

export async function fillCatalogue(
  db: Database,
  clock: Clock,
  panelId: bigint,
  panel: DemoPanel,
): Promise<void> {
  const networkIds = await fillNetworks(db, panelId, panel);
  const offered = serviceTypes.filter(({ network }) => networkIds.has(network));
  const types = await db
    .insertInto('service_type')
    .values(offered.map((type, position) => typeRow(panelId, networkIds, type, position)))
    .returning(['id', 'slug'])
    .execute();
  const typeIds = new Map(types.map(({ id, slug }) => [slug, id]));
  const services = offered.flatMap((type) => serviceRows(panelId, known(typeIds, type.slug), type, panel));
  for (let start = 0; start < services.length; start += rowsPerInsert) {
    await db
      .insertInto('service')
      .values(services.slice(start, start + rowsPerInsert))
      .execute();
  }
  await fillCatalogueDetails(db, clock, panelId);
}

async function fillNetworks(db: Database, panelId: bigint, panel: DemoPanel): Promise<Map<string, bigint>> {
  const rows = networks
    .filter(({ slug }) => panel.networks.includes(slug))
    .map((network, position) => ({
      panel_id: panelId,
      slug: network.slug,
      name: network.name,
      icon: `path:${network.icon}`,
      color: network.color,
      type: network.slug,
      url_examples: [...network.urlExamples],
      has_search: 'hasSearch' in network,
      watched_by: 'watchedBy' in network ? network.watchedBy : null,
      position,
    }));
  const inserted = await db.insertInto('network').values(rows).returning(['id', 'slug']).execute();
  return new Map(inserted.map(({ id, slug }) => [slug, id]));
}

function typeRow(
  panelId: bigint,
  networkIds: ReadonlyMap<string, bigint>,
  type: ServiceTypeFacts,
  position: number,
): Insertable<DB['service_type']> {
  const { english, translations } = translated((locale) => typeTexts(type, locale));
  return {
    panel_id: panelId,
    network_id: known(networkIds, type.network),
    slug: type.slug,
    kind: type.kind,
    link_kinds: [type.brand === 'YouTube Shorts' ? 'short' : type.target],
    icon: kinds[type.kind].icon,
    position,
    ...english,
    faq: JSON.stringify(english.faq),
    translations,
  };
}

function serviceRows(
  panelId: bigint,
  typeId: bigint,
  type: ServiceTypeFacts,
  panel: DemoPanel,
): Insertable<DB['service']>[] {
  const offered = offeredVariants(type, panel.servicesPerType).map((variant, index) => ({
    variant,
    service: serviceFacts(type, variant, index, panel.pricePercent),
  }));
  const cheapest = cheapestServices(offered.map(({ service }) => service));
  return offered.map(({ variant, service }, variantIndex) => {
    const { country, packageQuantity, ...facts } = service;
    const { english, translations } = translated((locale) =>
      serviceTexts(type, variant, country, packageQuantity, locale),
    );
    return {
      panel_id: panelId,
      service_type_id: typeId,
      position: variantIndex,
      example_link: type.exampleLink,
      ...facts,
      labels: cheapest.includes(service) ? ['cheap', ...facts.labels] : facts.labels,
      ...english,
      translations,
    };
  });
}

function known(ids: ReadonlyMap<string, bigint>, slug: string): bigint {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The demo catalogue names ${slug}, which it does not hold`);
  return id;
}

/** The variants in which a type is sold, best first. Post views have no watch time, so they use the reach variants. */
function offeredVariants(type: ServiceTypeFacts, limit: number): readonly Variant[] {
  const family = type.kind === 'views' && type.target === 'post' ? 'reach' : kinds[type.kind].family;
  return variants[family].slice(0, Math.min(type.services, limit));
}

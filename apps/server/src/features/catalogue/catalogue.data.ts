import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { Selectable } from 'kysely';
import type { CacheDefinition } from '../../platform/caches.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { LocalizedCatalogue } from './localized-catalogue.ts';

export type NetworkRow = Selectable<DB['network']>;
export type ServiceTypeRow = Selectable<DB['service_type']>;
export type ServiceRow = Selectable<DB['service']>;

export interface CatalogueRows {
  networks: NetworkRow[];
  types: ServiceTypeRow[];
  services: ServiceRow[];
}

/** The whole catalogue of a panel, from which each language's views are made when first asked for. */
export interface StoredCatalogue {
  in(locale: Locale): LocalizedCatalogue;
}

export const storedCatalogue: CacheDefinition<StoredCatalogue> = {
  name: 'catalogue',
  topics: ['catalogue'],
  load: async (db, panelId) => {
    const [networks, types, services] = await Promise.all([
      db
        .selectFrom('network')
        .selectAll()
        .where('panel_id', '=', panelId)
        .where('is_enabled', '=', true)
        .orderBy('position')
        .orderBy('id')
        .execute(),
      db
        .selectFrom('service_type')
        .selectAll()
        .where('panel_id', '=', panelId)
        .where('is_enabled', '=', true)
        .orderBy('position')
        .orderBy('id')
        .execute(),
      db
        .selectFrom('service')
        .selectAll()
        .where('panel_id', '=', panelId)
        .where('is_enabled', '=', true)
        .orderBy('position')
        .orderBy('id')
        .execute(),
    ]);
    const byLocale = new Map<Locale, LocalizedCatalogue>();
    return {
      in: (locale) => {
        const known = byLocale.get(locale) ?? new LocalizedCatalogue({ networks, types, services }, locale);
        byLocale.set(locale, known);
        return known;
      },
    };
  },
};

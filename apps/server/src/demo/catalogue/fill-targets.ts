import { languageTag, locales } from '@marquee/domain/locale/locales.ts';
import type { DemoField } from '@marquee/i18n/demo-texts.ts';
import type { Database } from '../../platform/db/database.ts';
import { texts, translated } from '../texts.ts';

import type { StoredService } from './fill-catalogue-details.ts';

const targets = Object.keys(texts.en.shop.fields) as DemoField[];

/** What a service needs besides link and quantity, by its variant. */
function fieldsFor({ slug, kind, type_slug }: StoredService): DemoField[] {
  const variant = slug.slice(type_slug.length + 1);
  if (variant === 'search') return ['seo_keywords'];
  if (kind !== 'comments') return [];
  if (variant.startsWith('own-texts')) return ['comments'];
  return variant.startsWith('on-topic') ? ['textarea', 'languages'] : [];
}

export async function fillTargets(
  db: Database,
  panelId: bigint,
  services: readonly StoredService[],
): Promise<void> {
  const ids = new Map<DemoField, bigint>();
  for (const target of targets) ids.set(target, await fillTarget(db, panelId, target));
  const rows = services.flatMap((service) =>
    fieldsFor(service).flatMap((target, position) => {
      const targetId = ids.get(target);
      if (targetId === undefined) return [];
      // Without a language the texts follow the content's language.
      const is_optional = target === 'languages';
      return { panel_id: panelId, service_id: service.id, target_id: targetId, position, is_optional };
    }),
  );
  if (rows.length > 0) await db.insertInto('service_target').values(rows).execute();
}

async function fillTarget(db: Database, panelId: bigint, target: DemoField): Promise<bigint> {
  const selectable = target === 'languages';
  const title = translated((locale) => ({ title: texts[locale].shop.fields[target].name }));
  const { id: typeId } = await db
    .insertInto('target_type')
    .values({
      panel_id: panelId,
      name: target,
      view_type: target,
      selectable,
      ...title.english,
      translations: title.translations,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const text = translated((locale) => texts[locale].shop.fields[target]);
  const languages = locales.map((locale) => languageTag(locale).slice(0, 2));
  const { id } = await db
    .insertInto('target')
    .values({
      panel_id: panelId,
      target_type_id: typeId,
      selectable_values: selectable ? languages : [],
      ...text.english,
      translations: text.translations,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

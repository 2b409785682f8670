import type { Target } from '@marquee/contract/catalogue-entities.ts';
import { inLocale } from './catalogue-view.ts';
import type { LocalizedCatalogue } from './localized-catalogue.ts';
import type { CatalogueService } from './stored-catalogue.ts';

export function targetsView(catalogue: LocalizedCatalogue, { row }: CatalogueService): Target[] {
  const { asked, targets, targetTypes } = catalogue.stored.rows;
  const own = asked.filter(({ service_id }) => service_id === row.id);
  return own.flatMap(({ target_id }) => {
    const target = targets.find(({ id }) => id === target_id);
    const type = target && targetTypes.find(({ id }) => id === target.target_type_id);
    if (!target || !type) return [];
    const words = inLocale(target, catalogue.locale);
    return {
      id: Number(target.id),
      name: words.name ?? target.name,
      placeholder: words.placeholder ?? target.placeholder,
      selectable_values: target.selectable_values,
      type: {
        id: Number(type.id),
        name: type.name,
        title: inLocale(type, catalogue.locale).title ?? type.title,
        viewType: type.view_type as Target['type']['viewType'],
        selectable: type.selectable,
        enabledForService: true,
      },
    };
  });
}

import type { Target } from '@marquee/contract/catalogue/catalogue-entities.ts';
import { worldwide } from '@marquee/domain/delivery/order-parameters.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { nameOrder } from '@marquee/domain/locale/name-order.ts';
import { inLocale } from '../catalogue-view.ts';
import type { LocalizedCatalogue } from '../stored/localized-catalogue.ts';
import type { CatalogueService } from '../stored/stored-catalogue.ts';
import { targetTexts } from './target-texts.ts';

export function targetsView(catalogue: LocalizedCatalogue, { row }: CatalogueService): Target[] {
  const own = catalogue.stored.rows.serviceTargets.filter(({ service_id }) => service_id === row.id);
  return own.flatMap(({ target_id, is_optional }) => {
    const text = targetTexts(catalogue, target_id);
    if (!text) return [];
    const { target, type, parameter, name, labelOf } = text;
    const choices = target.selectable_values.map((value) => ({ value, label: labelOf(value) }));
    const sorted = parameter === 'country' ? byName(choices, catalogue.locale) : choices;
    return {
      id: Number(target.id),
      name,
      placeholder: inLocale(target, catalogue.locale).placeholder ?? target.placeholder,
      parameter: parameter ?? null,
      is_optional,
      selectable_values: sorted.map(({ value }) => value),
      selectable_labels: sorted.map(({ label }) => label),
      type: {
        id: Number(type.id),
        name: type.name,
        title: inLocale(type, catalogue.locale).title ?? type.title,
        viewType: type.view_type,
        selectable: type.selectable,
        enabledForService: true,
      },
    };
  });
}

interface Choice {
  value: string;
  label: string;
}

/** Countries in the reader's alphabetical order, "worldwide" first. */
function byName(choices: readonly Choice[], locale: Locale): Choice[] {
  const compare = nameOrder(locale);
  const isCountry = ({ value }: Choice) => Number(value !== worldwide);
  return choices.toSorted(
    (left, right) => isCountry(left) - isCountry(right) || compare(left.label, right.label),
  );
}

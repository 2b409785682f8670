import { targetParameter } from '@marquee/domain/delivery/find-service-kind.ts';
import type { OrderParameter } from '@marquee/domain/delivery/service-kinds.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { inLocale } from '../catalogue-view.ts';
import { placeNames } from '../places/places.ts';
import type { CatalogueRows } from '../stored/catalogue-rows.ts';
import type { LocalizedCatalogue } from '../stored/localized-catalogue.ts';

type TargetRow = CatalogueRows['targets'][number];
type Labels = Readonly<Record<string, string>>;

interface TargetTexts {
  target: TargetRow;
  type: CatalogueRows['targetTypes'][number];
  /** The reseller API's parameter, where it has one. */
  parameter: OrderParameter | undefined;
  name: string;
  /** The label shown for a stored code; free text is its own label. */
  labelOf(value: string): string;
}

/** The texts of a target in the reader's language. */
export function targetTexts(catalogue: LocalizedCatalogue, targetId: bigint): TargetTexts | undefined {
  const { targets, targetTypes } = catalogue.stored.rows;
  const target = targets.find(({ id }) => id === targetId);
  const type = target && targetTypes.find(({ id }) => id === target.target_type_id);
  if (!target || !type) return undefined;
  const parameter = targetParameter({ parameter: target.parameter, viewType: type.view_type });
  const labels: Labels = { ...(target.labels as Labels), ...translatedLabels(target, catalogue.locale) };
  const places = findPlaces(parameter, type.view_type, catalogue.locale);
  return {
    target,
    type,
    parameter,
    name: inLocale(target, catalogue.locale).name ?? target.name,
    labelOf: (value) =>
      (Object.hasOwn(labels, value) ? labels[value] : undefined) ?? places?.get(value) ?? value,
  };
}

function translatedLabels({ translations }: TargetRow, locale: Locale): Labels {
  return (translations as Partial<Record<Locale, { labels?: Labels }>>)[locale]?.labels ?? {};
}

function findPlaces(parameter: OrderParameter | undefined, viewType: string, locale: Locale) {
  if (parameter === 'country') return placeNames('region', locale);
  return viewType === 'languages' ? placeNames('language', locale) : undefined;
}

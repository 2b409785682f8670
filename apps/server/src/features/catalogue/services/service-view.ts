import type {
  PackageContent,
  Question,
  Service,
  ServiceBrief,
} from '@marquee/contract/catalogue/catalogue-entities.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { ServiceTypeRow } from '../stored/catalogue-rows.ts';
import type { LocalizedCatalogue } from '../stored/localized-catalogue.ts';
import type { CatalogueService } from '../stored/stored-catalogue.ts';
import { targetsView } from './targets-view.ts';

/** A service with all its details. */
export function serviceView(catalogue: LocalizedCatalogue, service: CatalogueService): Service {
  const { row } = service;
  const texts = catalogue.texts(service);
  return {
    ...catalogue.card(service),
    title: texts.title ?? row.title,
    description: texts.description ?? row.description,
    requirements: texts.requirements ?? row.requirements,
    exampleLink: row.example_link,
    calculable_quantity: row.calculable_quantity,
    allowed_use_countries: row.allowed_use_countries,
    url_is_required: row.url_is_required,
    targets: targetsView(catalogue, service),
    package_contents: packageContents(catalogue, service),
    included_in_packages: includedInPackages(catalogue, service),
    is_enabled: row.is_enabled,
    restricted_access: row.restricted_access,
    payment_restricted: row.payment_restricted,
    is_similar: catalogue.stored.rows.services.some(({ similar_id }) => similar_id === row.id),
    similar_id: row.similar_id === null ? null : Number(row.similar_id),
    need_similar: row.need_similar,
    available_closed_sales: row.available_closed_sales,
    available_personal_manager: row.available_personal_manager,
    consultation_chat_period: row.consultation_chat_period,
    thumbnail_period: row.thumbnail_period,
    meta_title: texts.meta_title ?? row.meta_title,
    meta_description: texts.meta_description ?? row.meta_description,
  };
}

function packageContents(catalogue: LocalizedCatalogue, { row }: CatalogueService): PackageContent[] {
  const { rows, byId } = catalogue.stored;
  return rows.contents
    .filter(({ package_id }) => package_id === row.id)
    .flatMap(({ service_id, quantity, is_displayable }) => {
      const content = byId.get(service_id);
      const type = content && catalogue.typeById.get(content.type.id);
      if (!content || !type) return [];
      return {
        id: Number(service_id),
        slug: content.row.slug,
        name: catalogue.name(content),
        quantity: Number(quantity),
        shortDescription: catalogue.texts(content).short_description ?? content.row.short_description,
        isDisplayable: is_displayable,
        service_type: { id: type.id, name: type.name, icon: type.icon },
      };
    });
}

function includedInPackages(catalogue: LocalizedCatalogue, { row }: CatalogueService): ServiceBrief[] {
  const { rows, byId } = catalogue.stored;
  return rows.contents
    .filter(({ service_id }) => service_id === row.id)
    .flatMap(({ package_id }) => byId.get(package_id) ?? [])
    .filter((found) => catalogue.isOpen(found))
    .map((found) => ({ id: Number(found.row.id), slug: found.row.slug, name: catalogue.name(found) }));
}

export function faqView(row: ServiceTypeRow, locale: Locale): Question[] {
  const translations = row.translations as Partial<Record<Locale, { faq?: Question[] }>>;
  const questions = translations[locale]?.faq ?? (row.faq as unknown as Question[]);
  // Prepared answers bypass the response serialiser, so other fields of the column are dropped here.
  return questions.map(({ question, answer }) => ({ question, answer }));
}

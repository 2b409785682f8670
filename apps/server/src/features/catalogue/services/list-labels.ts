import type { listLabels as endpoint } from '@marquee/contract/catalogue/catalogue.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import type { Prepared } from '../../../platform/http/answers/prepared.ts';
import { inLocale } from '../catalogue-view.ts';
import { localizedCatalogue } from '../stored/catalogue.data.ts';

const maxLabels = 500;

/** Labels in use by services: those the operator has named in the operator's order, then the others by name. */
export async function listLabels(ctx: Context): Promise<Prepared<Answer<typeof endpoint>>> {
  const catalogue = await localizedCatalogue(ctx);
  return catalogue.answer(['labels'], () => {
    const counts = new Map<string, number>();
    for (const label of catalogue.listed.flatMap(({ row }) => row.labels)) {
      counts.set(label, (counts.get(label) ?? 0) + 1);
    }
    const named = catalogue.stored.rows.labels.map((row) => ({
      slug: row.slug,
      name: inLocale(row, catalogue.locale).name ?? row.name,
      color: row.color,
    }));
    const known = new Set(named.map(({ slug }) => slug));
    const unnamed = [...counts.keys()].filter((slug) => !known.has(slug)).sort();
    const all = [...named, ...unnamed.map((slug) => ({ slug, name: slug, color: null }))];
    return {
      data: all
        .map((label) => ({ ...label, services_count: counts.get(label.slug) ?? 0 }))
        .filter(({ services_count }) => services_count > 0)
        .slice(0, maxLabels),
    };
  });
}

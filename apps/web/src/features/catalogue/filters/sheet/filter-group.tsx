import type { ReactNode } from 'react';
import type { CatalogueFilters } from '../filters.ts';

export interface FilterProps {
  filters: CatalogueFilters;
  onChange(changes: Partial<CatalogueFilters>): void;
}

export function FilterGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-2 font-semibold">{name}</legend>
      {children}
    </fieldset>
  );
}

/** Adds the item, or removes it if it is there. */
export function toggled<Item>(items: readonly Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}

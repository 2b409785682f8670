import { type RefObject, useRef } from 'react';
import { useKeys } from './use-keys.ts';

/** J and K go from row to row, X chooses the row; Enter opens it, as its link has the focus. */
export function useRowKeys(): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null);
  const step = (by: number) => {
    const links = [...(table.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
    const place = links.indexOf(document.activeElement as HTMLElement);
    const next = place < 0 ? (by > 0 ? 0 : links.length - 1) : place + by;
    links[next]?.focus();
  };
  const choose = () =>
    document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-row-box]')?.click();
  useKeys({ j: () => step(1), k: () => step(-1), x: choose });
  return table;
}

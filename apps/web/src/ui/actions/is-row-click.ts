import type { MouseEvent } from 'react';

const controls = 'a, button, input, label, select, summary';

/**
 * Whether a click on a row was on none of its controls and selected no text. A menu or dialog that a row has opened
 * stands elsewhere in the document, but React tells the row of its clicks, too: those are not the row's.
 */
export function isRowClick({ target, currentTarget }: MouseEvent, others?: string): boolean {
  const part = target as Element;
  const isElsewhere = !currentTarget.contains(part) || part.closest(controls) !== null;
  return !isElsewhere && !(others && part.closest(others)) && !getSelection()?.toString();
}

import type { KeyboardEvent } from 'react';

/** Enter in a field is about that field; orders are placed by their button. A guest's address is the last thing asked. */
export function onlyByButton(event: KeyboardEvent<HTMLFormElement>): void {
  const field = event.target;
  const isField = field instanceof HTMLInputElement && field.type !== 'email';
  if (event.key === 'Enter' && isField) event.preventDefault();
}

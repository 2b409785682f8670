import type { KeyboardEvent } from 'react';

/** Enter in a field does not submit: orders are placed by the button, and a guest's e-mail is the last field. */
export function preventEnterSubmit(event: KeyboardEvent<HTMLFormElement>): void {
  const field = event.target;
  const isField = field instanceof HTMLInputElement && field.type !== 'email';
  if (event.key === 'Enter' && isField) event.preventDefault();
}

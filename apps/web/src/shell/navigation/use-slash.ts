import { type RefObject, useEffect } from 'react';

/** `/` focuses the search, unless the visitor is typing in another field. With `capture` it takes the key before others. */
export function useSlash(field: RefObject<HTMLInputElement | null>, capture = false): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      if (key !== '/' || defaultPrevented || ctrlKey || metaKey || altKey) return;
      if ((target as HTMLElement).matches('[contenteditable], input, textarea, select')) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', onKey, capture);
    return () => window.removeEventListener('keydown', onKey, capture);
  }, [field, capture]);
}

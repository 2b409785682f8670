import { useEffect, useRef } from 'react';

type KeyActions = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** Not a toast, which is a dialog, too, and leaves the page as it is. */
const openDialog = '[role=dialog]:not([aria-modal=false])';

/** Keys of the console outside of fields. While a dialog is open, only those of the dialog work. */
export function useKeys(actions: KeyActions, { inDialog = false }: { inDialog?: boolean } = {}): void {
  const current = useRef(actions);
  current.current = actions;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || (document.querySelector(openDialog) !== null) !== inDialog) return;
      const action = current.current[event.key];
      if (!action) return;
      event.preventDefault();
      action(event);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [inDialog]);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName)) return true;
  return target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio';
}

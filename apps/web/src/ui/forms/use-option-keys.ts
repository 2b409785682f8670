import { type RefObject, useEffect, useState } from 'react';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys in the field move through the options, Enter opens the selected one. */
export function useOptionKeys(
  field: RefObject<HTMLInputElement | null>,
  listId: string,
  text: string,
): number {
  const [selection, setSelection] = useState({ text, index: -1 });
  const active = selection.text === text ? selection.index : -1;
  useEffect(() => {
    const input = field.current;
    const onKey = (event: KeyboardEvent) => {
      const options = document.getElementById(listId)?.querySelectorAll<HTMLElement>('[role=option]') ?? [];
      const chosen = options[active];
      const step = steps[event.key];
      if (event.key === 'Enter' && chosen) {
        event.preventDefault();
        chosen.click();
      } else if (step && options.length > 0) {
        event.preventDefault();
        const from = active < 0 && step < 0 ? 0 : active;
        const index = (from + step + options.length) % options.length;
        options[index]?.scrollIntoView({ block: 'nearest' });
        setSelection({ text, index });
      }
    };
    input?.addEventListener('keydown', onKey);
    if (active >= 0) input?.setAttribute('aria-activedescendant', `${listId}-${active}`);
    return () => {
      input?.removeEventListener('keydown', onKey);
      input?.removeAttribute('aria-activedescendant');
    };
  }, [field, listId, text, active]);
  return active;
}

import { type RefObject, useEffect, useState } from 'react';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows in the field walk through the options of the list, Enter presses the one they stand on. */
export function useOptionKeys(
  field: RefObject<HTMLInputElement | null>,
  listId: string,
  text: string,
): number {
  const [at, setAt] = useState({ text, index: -1 });
  const active = at.text === text ? at.index : -1;
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
        setAt({ text, index });
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

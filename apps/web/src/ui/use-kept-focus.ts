import { type RefObject, useEffect, useRef } from 'react';

const reachable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)';

/**
 * An action may remove the button that was pressed, and the focus would jump to the top of the page. Instead it
 * moves to the next control, or to the first one around where the button was.
 */
export function useKeptFocus(group: RefObject<HTMLElement | null>): void {
  const lastPlaces = useRef<readonly Element[]>([]);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      lastPlaces.current = target instanceof Element ? placesFrom(target, group.current) : [];
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [group]);
  useEffect(() => {
    const [last, ...places] = lastPlaces.current;
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    const left = places.filter((place) => place.isConnected);
    const next = left.flatMap((place) => [place, ...place.querySelectorAll(reachable)]);
    const found = next.find((one) => one.matches(reachable) && one.checkVisibility());
    if (found instanceof HTMLElement) found.focus();
  });
}

/** The element, its next sibling, its parent with its next sibling, and so on up to the group. */
function placesFrom(element: Element, group: Element | null): Element[] {
  if (!group?.contains(element)) return [];
  if (element === group) return [group];
  const { nextElementSibling: next, parentElement: around } = element;
  return [element, ...(next ? [next] : []), ...placesFrom(around ?? group, group)];
}

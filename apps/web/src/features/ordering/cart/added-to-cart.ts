const shownFor = 5000;

let isShown = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** The banner shows for a moment after something was added. */
export function announceAdded(): void {
  clearTimeout(timer);
  show(true);
  timer = setTimeout(() => show(false), shownFor);
}

export function isAdditionShown(): boolean {
  return isShown;
}

export function subscribeToAdditions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: boolean): void {
  isShown = next;
  for (const listener of listeners) listener();
}

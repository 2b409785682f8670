import type { ReactNode } from 'react';

export interface OverlayControl {
  /** False while it closes, so that leaving can be seen. */
  open: boolean;
  close(): void;
}

interface OpenOverlay extends OverlayOptions {
  number: number;
  open: boolean;
  render(control: OverlayControl): ReactNode;
}

const dialogExitMilliseconds = 250;

let overlays: readonly OpenOverlay[] = [];
let lastNumber = 0;
const listeners = new Set<() => void>();

interface OverlayOptions {
  /** Whatever closes it, this is called once. */
  onClosed?(): void;
  /** It is about more than the page it was opened on. */
  outlivesPage?: boolean;
  /** How long it is still drawn while it goes; as long as dialogs take, unless said otherwise. */
  exitMilliseconds?: number;
}

/** Lets any code of the browser show an overlay; answers how to close it. */
export function openOverlay(render: OpenOverlay['render'], options: OverlayOptions = {}): () => void {
  lastNumber += 1;
  const number = lastNumber;
  change([...overlays, { ...options, number, open: true, render }]);
  return () => closeOverlay(number);
}

export function closeOverlay(number: number): void {
  const overlay = overlays.find((one) => one.number === number);
  if (!overlay?.open) return;
  change(overlays.map((one) => (one === overlay ? { ...one, open: false } : one)));
  const leaving = overlay.exitMilliseconds ?? dialogExitMilliseconds;
  setTimeout(() => change(overlays.filter((one) => one.number !== number)), leaving);
  overlay.onClosed?.();
}

export function closePageOverlays(): void {
  for (const { number, outlivesPage } of overlays) if (!outlivesPage) closeOverlay(number);
}

export function currentOverlays(): readonly OpenOverlay[] {
  return overlays;
}

export function subscribeToOverlays(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly OpenOverlay[]): void {
  overlays = next;
  for (const listener of listeners) listener();
}

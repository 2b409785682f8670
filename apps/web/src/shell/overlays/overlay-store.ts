import type { ReactNode } from 'react';

export interface OverlayControl {
  /** False while the closing animation runs. */
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
  /** Called once, whatever closes it. */
  onClosed?(): void;
  /** Stays open when the page changes. */
  outlivesPage?: boolean;
  /** How long the closing animation takes; by default as long as a dialog's. */
  exitMilliseconds?: number;
}

/** Shows an overlay from any code in the browser; returns a function that closes it. */
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

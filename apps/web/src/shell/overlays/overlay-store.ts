import type { ReactNode } from 'react';

export interface OverlayControl {
  /** False while it closes, so that leaving can be seen. */
  open: boolean;
  close(): void;
}

interface OpenOverlay {
  number: number;
  open: boolean;
  render(control: OverlayControl): ReactNode;
  onClosed(): void;
}

/** As long as dialogs take to leave. */
const leavingMilliseconds = 250;

let overlays: readonly OpenOverlay[] = [];
let lastNumber = 0;
const listeners = new Set<() => void>();

/** Lets any code of the browser show an overlay; whatever closes it, `onClosed` hears of it once. */
export function openOverlay(
  render: OpenOverlay['render'],
  onClosed: () => void = () => undefined,
): () => void {
  lastNumber += 1;
  const number = lastNumber;
  change([...overlays, { number, open: true, render, onClosed }]);
  return () => closeOverlay(number);
}

export function closeOverlay(number: number): void {
  const overlay = overlays.find((one) => one.number === number);
  if (!overlay?.open) return;
  change(overlays.map((one) => (one === overlay ? { ...one, open: false } : one)));
  setTimeout(() => change(overlays.filter((one) => one.number !== number)), leavingMilliseconds);
  overlay.onClosed();
}

export function closeAllOverlays(): void {
  for (const { number } of overlays) closeOverlay(number);
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

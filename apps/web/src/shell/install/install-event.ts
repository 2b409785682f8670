/** Chromium's offer to install, which a page may keep and use later. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let kept: InstallEvent | undefined;
const listeners = new Set<() => void>();

/** The browser offers once and early, long before anything that could show it is loaded. */
export function keepInstallEvent(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => change(undefined));
}

export function canInstall(): boolean {
  return kept !== undefined;
}

/** The browser's own question; it answers each offer once. */
export async function install(): Promise<void> {
  const event = kept;
  change(undefined);
  await event?.prompt();
}

export function subscribeToInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(event: InstallEvent | undefined): void {
  kept = event;
  for (const listener of listeners) listener();
}

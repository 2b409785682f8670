/** Chromium's `beforeinstallprompt` event, which a page may keep and use later. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let installEvent: InstallEvent | undefined;
const listeners = new Set<() => void>();

/** The browser fires it once and early, long before our install prompt has loaded. */
export function keepInstallEvent(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setInstallEvent(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => setInstallEvent(undefined));
}

export function canInstall(): boolean {
  return installEvent !== undefined;
}

/** Opens the browser's own dialog; each event can be used once. */
export async function install(): Promise<void> {
  const event = installEvent;
  setInstallEvent(undefined);
  await event?.prompt();
}

export function subscribeToInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setInstallEvent(event: InstallEvent | undefined): void {
  installEvent = event;
  for (const listener of listeners) listener();
}

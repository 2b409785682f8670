const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

let stopWaiting = () => {};

/**
 * Resolves at the visitor's first interaction. Code of server-rendered parts can wait for it, because nobody can
 * miss it before.
 */
export const firstInteraction: Promise<void> = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise((resolve) => {
      stopWaiting = resolve;
      for (const event of interactionEvents)
        window.addEventListener(event, () => resolve(), { once: true, passive: true });
    });

/** The page moves on by itself, as after a sign-in by link: React shows the next one only with all code in place. */
export function stopWaitingForInteraction(): void {
  stopWaiting();
}

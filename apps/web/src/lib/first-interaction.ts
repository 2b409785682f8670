const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/**
 * Resolves at the visitor's first interaction. Code of server-rendered parts can wait for it, because nobody can
 * miss it before.
 */
export const firstInteraction: Promise<void> = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise((resolve) => {
      for (const event of interactionEvents)
        window.addEventListener(event, () => resolve(), { once: true, passive: true });
    });

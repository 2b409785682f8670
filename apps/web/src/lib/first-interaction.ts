const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/**
 * Somebody is there and does something. Code of parts that stand in the page already, as the server rendered
 * them, can wait for it: until then nobody can miss it.
 */
export const firstInteraction: Promise<void> = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise((resolve) => {
      for (const event of interactionEvents)
        window.addEventListener(event, () => resolve(), { once: true, passive: true });
    });

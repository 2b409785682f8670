const graceful = 40_000;
const sameKeyPress = 1000;

/**
 * Ctrl-C reaches a process twice (from the terminal, and passed on by npm's script), so repeats
 * within a second count as one. A later one, or a stop that hangs, ends the process at once.
 */
export function onStopSignal(stop: () => Promise<void>): void {
  let firstAt: number | undefined;
  const handle = () => {
    if (firstAt !== undefined) {
      if (performance.now() - firstAt > sameKeyPress) process.exit(1);
      return;
    }
    firstAt = performance.now();
    setTimeout(() => process.exit(1), graceful).unref();
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle);
}

const timeoutMilliseconds = 40_000;
const repeatMilliseconds = 1000;

/**
 * Ctrl-C arrives twice (from the terminal and from npm), so repeats within a second are ignored. A later
 * one, or a stop that hangs, ends the process at once.
 */
export function onStopSignal(stop: () => Promise<void>): void {
  let firstAt: number | undefined;
  const handle = () => {
    if (firstAt !== undefined) {
      if (performance.now() - firstAt > repeatMilliseconds) process.exit(1);
      return;
    }
    firstAt = performance.now();
    setTimeout(() => process.exit(1), timeoutMilliseconds).unref();
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

export interface Turns {
  /** Begins `work` now or when it is this visitor's turn; false when too many wait. */
  take(visitor: string, work: () => void): boolean;
}

/** Begins one piece of work per turn of the event loop, visitors in rotation. */
export function createTurns(maxWaiting: number): Turns {
  /** In the order of their turns. */
  const lines = new Map<string, (() => void)[]>();
  let [isTaken, waiting] = [false, 0];

  const begin = (work: () => void) => {
    isTaken = true;
    setImmediate(next);
    work();
  };
  const next = () => {
    isTaken = false;
    for (const [visitor, line] of lines) {
      lines.delete(visitor);
      const work = line.shift();
      if (line.length > 0) lines.set(visitor, line);
      waiting -= 1;
      if (work) begin(work);
      return;
    }
  };
  return {
    take: (visitor, work) => {
      if (!isTaken) begin(work);
      else if (waiting >= maxWaiting) return false;
      else {
        const line = lines.get(visitor);
        if (line) line.push(work);
        else lines.set(visitor, [work]);
        waiting += 1;
      }
      return true;
    },
  };
}

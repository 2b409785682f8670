interface Waiting {
  begin(): void;
  refuse(): void;
}

export interface Turns {
  /** Begins now or when it is this visitor's turn. When too many wait, whoever has the most waiting is refused. */
  take(visitor: string, waiting: Waiting): void;
}

/** Begins one piece of work per turn of the event loop, visitors in rotation. */
export function createTurns(maxWaiting: number): Turns {
  /** In the order of their turns. */
  const lines = new Map<string, Waiting[]>();
  let [isTaken, length] = [false, 0];

  const begin = (work: Waiting) => {
    isTaken = true;
    setImmediate(next);
    work.begin();
  };
  const next = () => {
    isTaken = false;
    for (const [visitor, line] of lines) {
      lines.delete(visitor);
      const work = line.shift();
      if (line.length > 0) lines.set(visitor, line);
      length -= 1;
      if (work) begin(work);
      return;
    }
  };
  return {
    take: (visitor, work) => {
      if (!isTaken) return begin(work);
      const own = lines.get(visitor) ?? [];
      if (length >= maxWaiting) {
        const line = longest(lines.values());
        if (line.length <= own.length + 1) return work.refuse();
        length -= 1;
        line.pop()?.refuse();
      }
      own.push(work);
      lines.set(visitor, own);
      length += 1;
    },
  };
}

function longest<Item>(lines: Iterable<Item[]>): Item[] {
  let found: Item[] = [];
  for (const line of lines) if (line.length > found.length) found = line;
  return found;
}

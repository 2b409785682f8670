interface Waiting {
  begin(): void;
  refuse(): void;
}

export interface Turns {
  /** Begins now or when it is this visitor's turn. When too many wait, whoever has the most waiting is refused. */
  take(visitor: string, waiting: Waiting): void;
  /** Something this visitor began is done. */
  end(visitor: string): void;
}

/** Whoever has more than this waiting is a crowd. */
const crowd = 16;
/** In ms. How long a crowd rests after each of its turns while somebody else is being served. */
const crowdRest = 10;

/** Begins one piece of work per turn of the event loop, visitors in rotation; a crowd gives way to others. */
export function createTurns(maxWaiting: number): Turns {
  /** In the order of their turns. */
  const lines = new Map<string, Waiting[]>();
  /** What has begun and is not done. */
  const served = new Map<string, { count: number; lastBegun: number }>();
  let [isTaken, length] = [false, 0];
  let restEnd: NodeJS.Timeout | undefined;

  const begin = (visitor: string, work: Waiting) => {
    isTaken = true;
    served.set(visitor, { count: (served.get(visitor)?.count ?? 0) + 1, lastBegun: performance.now() });
    setImmediate(next);
    work.begin();
  };
  const rests = (visitor: string, line: readonly Waiting[]) => {
    const own = served.get(visitor);
    const others = served.size - (own ? 1 : 0);
    return line.length > crowd && others > 0 && performance.now() - (own?.lastBegun ?? 0) < crowdRest;
  };
  const next = () => {
    isTaken = false;
    for (const [visitor, line] of lines) {
      if (rests(visitor, line)) continue;
      lines.delete(visitor);
      const work = line.shift();
      if (line.length > 0) lines.set(visitor, line);
      length -= 1;
      if (work) begin(visitor, work);
      return;
    }
    if (length > 0 && restEnd === undefined) restEnd = setTimeout(goOn, crowdRest);
  };
  const goOn = () => {
    restEnd = undefined;
    if (!isTaken) next();
  };
  return {
    take: (visitor, work) => {
      const own = lines.get(visitor) ?? [];
      if (!isTaken && own.length === 0) return begin(visitor, work);
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
    end: (visitor) => {
      const own = served.get(visitor);
      if (!own) return;
      if (own.count > 1) own.count -= 1;
      else served.delete(visitor);
    },
  };
}

function longest<Item>(lines: Iterable<Item[]>): Item[] {
  let found: Item[] = [];
  for (const line of lines) if (line.length > found.length) found = line;
  return found;
}

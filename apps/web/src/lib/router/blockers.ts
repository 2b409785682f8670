import { type Blocker, type BlockerFunction, IDLE_BLOCKER } from 'react-router';

type Question = Parameters<BlockerFunction>[0];

export interface Blockers {
  get(key: string, ask: BlockerFunction): Blocker;
  delete(key: string): void;
  /** Whether a page wants to be asked before it is left; `proceed` then goes on. */
  block(question: Question, proceed: () => void): boolean;
  /** Nobody is asked any more once the visitor has arrived somewhere. */
  settle(): void;
}

type States = Map<string, Blocker>;

/** Pages with unsaved changes. The last one that has asked for it decides. */
export function createBlockers(read: () => States, write: (states: States) => void): Blockers {
  const asking = new Map<string, BlockerFunction>();
  const set = (key: string, blocker: Blocker) => write(new Map(read()).set(key, blocker));
  return {
    get(key, ask) {
      asking.set(key, ask);
      return read().get(key) ?? IDLE_BLOCKER;
    },
    delete(key) {
      asking.delete(key);
      read().delete(key);
    },
    block(question, proceed) {
      const [key, ask] = [...asking].at(-1) ?? [];
      if (key === undefined || !ask || read().get(key)?.state === 'proceeding' || !ask(question))
        return false;
      const location = question.nextLocation;
      set(key, {
        state: 'blocked',
        location,
        proceed() {
          set(key, { state: 'proceeding', location, proceed: undefined, reset: undefined });
          proceed();
        },
        reset: () => set(key, IDLE_BLOCKER),
      });
      return true;
    },
    settle() {
      if (read().size > 0) write(new Map([...read().keys()].map((key) => [key, IDLE_BLOCKER])));
    },
  };
}

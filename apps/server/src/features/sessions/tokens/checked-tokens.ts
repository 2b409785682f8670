import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';
import type { Panel } from '../../../platform/context.ts';
import type { SecretKeys } from '../../../platform/secrets/secret-keys.ts';
import { type NamedSession, readSessionToken } from './session-token.ts';

export interface CheckedTokens {
  /** The session that a token names, if this panel signed it and it is still good. */
  sessionOf(panel: Pick<Panel, 'id'>, token: string): Promise<string | undefined>;
}

const mostKept = 10_000;

/** A signature is checked once, not with every call: only time can spoil a token that was good. */
export function createCheckedTokens({ clock, keys }: { clock: Clock; keys: SecretKeys }): CheckedTokens {
  const good = new LRUCache<string, NamedSession>({ max: mostKept });
  return {
    sessionOf: async (panel, token) => {
      const key = `${panel.id}:${token}`;
      const kept = good.get(key);
      if (kept && kept.endsAt > clock.now()) return kept.sessionId;
      good.delete(key);
      const session = await readSessionToken({ panel, clock, keys }, token);
      if (!session) return undefined;
      good.set(key, session);
      return session.sessionId;
    },
  };
}

import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../../platform/clock.ts';
import type { Panel } from '../../../platform/context.ts';
import type { SecretKeys } from '../../../platform/secrets/secret-keys.ts';

export const tokenSeconds = 30 * 60;

interface TokenParts {
  panel: Pick<Panel, 'id'>;
  clock: Clock;
  keys: SecretKeys;
}

/** Names a session and nothing else: what its holder may do is looked up, never carried. */
export function signSessionToken({ panel, clock, keys }: TokenParts, sessionId: string): Promise<string> {
  const now = seconds(clock.now());
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(nameOf(panel))
    .setAudience(nameOf(panel))
    .setIssuedAt(now)
    .setExpirationTime(now + tokenSeconds)
    .sign(keyOf(keys, panel));
}

export interface NamedSession {
  sessionId: string;
  endsAt: Date;
}

/** What a token says, if this panel signed it and it is still good. */
export async function readSessionToken(
  { panel, clock, keys }: TokenParts,
  token: string,
): Promise<NamedSession | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(keys, panel), {
      algorithms: ['HS256'],
      typ: 'JWT',
      issuer: nameOf(panel),
      audience: nameOf(panel),
      requiredClaims: ['exp', 'iat', 'sid'],
      currentDate: clock.now(),
    });
    const { sid, exp } = payload;
    return typeof sid === 'string' && exp ? { sessionId: sid, endsAt: new Date(exp * 1000) } : undefined;
  } catch {
    return undefined;
  }
}

function nameOf(panel: Pick<Panel, 'id'>): string {
  return `marquee-panel-${panel.id}`;
}

/** Every panel has a key of its own, so that no mistake in a claim can open another panel. */
function keyOf(keys: SecretKeys, panel: Pick<Panel, 'id'>): Uint8Array {
  return keys.derive(`session-token:${panel.id}`);
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

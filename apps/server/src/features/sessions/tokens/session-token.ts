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

/** Holds only the session id: permissions are looked up, never stored in the token. */
export function signSessionToken({ panel, clock, keys }: TokenParts, sessionId: string): Promise<string> {
  const now = seconds(clock.now());
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuerName(panel))
    .setAudience(issuerName(panel))
    .setIssuedAt(now)
    .setExpirationTime(now + tokenSeconds)
    .sign(signingKey(keys, panel));
}

export interface TokenSession {
  sessionId: string;
  endsAt: Date;
}

/** The token's session, if this panel signed it and it has not expired. */
export async function readSessionToken(
  { panel, clock, keys }: TokenParts,
  token: string,
): Promise<TokenSession | undefined> {
  try {
    const { payload } = await jwtVerify(token, signingKey(keys, panel), {
      algorithms: ['HS256'],
      typ: 'JWT',
      issuer: issuerName(panel),
      audience: issuerName(panel),
      requiredClaims: ['exp', 'iat', 'sid'],
      currentDate: clock.now(),
    });
    const { sid, exp } = payload;
    return typeof sid === 'string' && exp ? { sessionId: sid, endsAt: new Date(exp * 1000) } : undefined;
  } catch {
    return undefined;
  }
}

function issuerName(panel: Pick<Panel, 'id'>): string {
  return `marquee-panel-${panel.id}`;
}

/** Every panel has its own key, so that a token never works on another panel. */
function signingKey(keys: SecretKeys, panel: Pick<Panel, 'id'>): Uint8Array {
  return keys.derive(`session-token:${panel.id}`);
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
